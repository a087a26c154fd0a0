import { told } from '../parts/problem.ts';
import { ask, keep, kept } from './ask.ts';

/** A game on a real table so far, every step stored in the browser; one question at a time. */
export class Course<T> {
  past: T[] = $state.raw([]);
  trouble = $state('');
  private waiting = false;
  private readonly key: string;

  constructor(key: string) {
    this.key = key;
    this.past = [kept<T | T[]>(key) ?? []].flat() as T[];
  }

  get now(): T | null {
    return this.past.at(-1) ?? null;
  }

  /** The next step. A second click while the server is answering the first is ignored: its question is outdated. */
  async go(path: string, body: unknown): Promise<void> {
    if (this.waiting) return;
    this.waiting = true;
    this.trouble = '';
    try {
      this.set([...this.past, await ask<T>(path, body)]);
    } catch (error) {
      this.trouble = told(error);
    } finally {
      this.waiting = false;
    }
  }

  back = (): void => this.set(this.past.slice(0, -1));
  leave = (): void => this.set([]);

  private set(past: T[]): void {
    this.past = past;
    keep(this.key, past);
  }
}
