import { LANGUAGES, type Language } from './catalog.ts';
import type { SeatColour } from '../table/contract.ts';

/** A person's settings, stored in the browser. */

export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  /** animation speed: 0 is off, 1 is normal, 4 is four times as fast */
  speed: number;
  /** how large everything is drawn, in hundredths of what fits the window */
  size: number;
  sound: boolean;
  shortcuts: boolean;
  /** the name others see */
  name: string;
  /** the colors of the seats in order */
  colours: SeatColour[];
}

const KEY = 'digsite.settings';
const COLOURS: SeatColour[] = ['red', 'blue', 'green', 'yellow', 'purple'];
export const SPEEDS: readonly number[] = [0, 0.5, 1, 2, 4];
export const SIZES: readonly number[] = [75, 90, 100, 110, 125, 150];

function spoken(): Language {
  const wanted = navigator.languages?.map((one) => one.slice(0, 2)) ?? [];
  return wanted.find((one): one is Language => (LANGUAGES as readonly string[]).includes(one)) ?? 'en';
}

function defaults(): Settings {
  return { language: spoken(), theme: 'auto', speed: 1, size: 100, sound: false, shortcuts: true, name: '', colours: [...COLOURS] };
}

/** Read the stored settings; invalid values are ignored. */
export function read(kept: string | null): Settings {
  const settings = defaults();
  let found: Record<string, unknown>;
  try {
    found = Object(JSON.parse(kept ?? '{}')) as Record<string, unknown>;
  } catch {
    return settings;
  }
  if ((LANGUAGES as readonly unknown[]).includes(found['language'])) settings.language = found['language'] as Language;
  if (['auto', 'light', 'dark'].includes(String(found['theme']))) settings.theme = found['theme'] as Settings['theme'];
  if (SPEEDS.includes(Number(found['speed'])) && found['speed'] !== null) settings.speed = Number(found['speed']);
  if (SIZES.includes(Number(found['size']))) settings.size = Number(found['size']);
  if (typeof found['sound'] === 'boolean') settings.sound = found['sound'];
  if (typeof found['shortcuts'] === 'boolean') settings.shortcuts = found['shortcuts'];
  if (typeof found['name'] === 'string') settings.name = found['name'].slice(0, 40);
  const colours = found['colours'];
  if (Array.isArray(colours) && [...colours].sort().join() === [...COLOURS].sort().join()) settings.colours = colours;
  return settings;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings: Settings = $state(read(stored()));

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the page still works.
  }
}

/** How many pixels of the screen one of the style sheets' pixels is now; see `scale.ts`. */
export function unit(): number {
  void settings.size;
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}

/** The actual duration of an animation designed for this many milliseconds; 0 if animation is off. */
export function lasting(milliseconds: number): number {
  if (settings.speed === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return milliseconds / settings.speed;
}
