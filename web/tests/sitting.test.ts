import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTable, mute, mutedTables, myTable } from '../src/lib/mine.ts';
import { keepOpen, seatedElsewhere, sitDown, toClaim } from '../src/lib/sitting.ts';

/** A server with one table: invitations, the secrets they became, and the keys they were claimed with. */
class Server {
  fresh = new Map<string, number>();
  claimed = new Map<string, { key: string; secret: string; seat: number }>();
  deaf = 0;
  claims: string[] = [];

  answer(path: string, headers: Record<string, string>): [number, unknown] {
    const given = (headers['Authorization'] ?? '').replace('Bearer ', '');
    const own = [...this.claimed.values()].find((one) => one.secret === given);
    const before = this.claimed.get(given);
    if (!path.endsWith('/claim')) {
      if (own !== undefined || this.fresh.has(given)) return [200, { id: 't' }];
      return this.refuse(before);
    }
    const key = headers['Idempotency-Key'] ?? '';
    this.claims.push(key);
    const seat = this.fresh.get(given);
    if (own !== undefined) return [200, { seat: own.seat, secret: given }];
    if (before?.key === key) return [200, { seat: before.seat, secret: before.secret }];
    if (seat === undefined) return this.refuse(before);
    const secret = `own-${given}`;
    this.fresh.delete(given);
    this.claimed.set(given, { key, secret, seat });
    return [200, { seat, secret }];
  }
  private refuse(before?: { seat: number }): [number, unknown] {
    return [401, { status: 401, code: before ? 'invitation-used' : 'wrong-secret', seat: before?.seat ?? null, detail: '', title: '' }];
  }
}

describe('sitting down', () => {
  let server: Server;
  beforeEach(() => {
    localStorage.clear();
    server = new Server();
    server.fresh.set('inv0', 0).set('inv1', 1);
    vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
      const [status, body] = server.answer(path, headers);
      if (server.deaf-- > 0) return Promise.reject(new Error('lost'));
      const json = JSON.stringify(body);
      return Promise.resolve(new Response(json, { status, headers: { 'content-type': 'application/json' } }));
    });
  });

  it('turns a link into a secret of its own', async () => {
    expect(toClaim('t', null)).toBe(false);
    expect(await sitDown('t', 'inv1')).toEqual({ secrets: ['own-inv1'], refused: null });
    expect(myTable('t')).toMatchObject({ secrets: ['own-inv1'], claims: [] });
    expect(toClaim('t', null)).toBe(false);
  });

  it('claims again with the same key when the answer was lost', async () => {
    server.deaf = 1;
    await expect(sitDown('t', 'inv1')).rejects.toThrow();
    expect(toClaim('t', null)).toBe(true);
    expect((await sitDown('t', null)).secrets).toEqual(['own-inv1']);
    expect(server.claims).toHaveLength(2);
    expect(new Set(server.claims).size).toBe(1);
    expect(server.claims[0]!.length).toBeGreaterThan(30);
  });

  it('says that a link is used, and for which seat; in the browser that used it, it goes on working', async () => {
    await sitDown('t', 'inv1');
    expect(await sitDown('t', 'inv1')).toEqual({ secrets: ['own-inv1'], refused: null });
    localStorage.clear();
    const { secrets, refused } = await sitDown('t', 'inv1');
    expect(secrets).toEqual([]);
    expect(refused).toMatchObject({ code: 'invitation-used', seat: 1 });
    expect(myTable('t')).toBeUndefined();
  });

  it('does not take a second seat by mistake', async () => {
    await sitDown('t', 'inv0');
    expect(await seatedElsewhere('t', 'inv0')).toBe(false);
    expect(await seatedElsewhere('t', 'inv1')).toBe(true);
    expect(server.fresh.has('inv1')).toBe(true);
    expect((await sitDown('t', 'inv1')).secrets).toEqual(['own-inv0', 'own-inv1']);
  });

  it('takes a new link where the old secret opens nothing', async () => {
    keepTable({ id: 't', secrets: ['void'] });
    expect(await seatedElsewhere('t', 'inv0')).toBe(false);
    expect((await sitDown('t', 'inv0')).secrets).toEqual(['own-inv0']);
  });

  it('keeps of several seats those that are still its own', async () => {
    await sitDown('t', 'inv0');
    expect(await keepOpen('t', ['void', 'own-inv0'])).toBe(true);
    expect(myTable('t')!.secrets).toEqual(['own-inv0']);
    expect(await keepOpen('t', ['void'])).toBe(false);
  });

  it('gets a seat it asked for once the invitation counts', async () => {
    keepTable({ id: 't', secrets: [], asked: { n: 4, invitation: 'later', key: 'k'.repeat(30) } });
    expect(await sitDown('t', null)).toEqual({ secrets: [], refused: null });
    expect(myTable('t')!.asked).toBeDefined();
    server.fresh.set('later', 1);
    expect((await sitDown('t', null)).secrets).toEqual(['own-later']);
    expect(myTable('t')!.asked).toBeUndefined();
  });

  it('leaves a link alone where nothing can be kept', async () => {
    const full = () => {
      throw new Error('full');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full });
    expect(await sitDown('t', 'inv1')).toEqual({ secrets: ['inv1'], refused: null });
    vi.unstubAllGlobals();
    expect(server.claims).toEqual([]);
  });
});

describe('a muted chat', () => {
  it('is remembered for its table', () => {
    mute('t', true);
    mute('u', true);
    mute('t', false);
    expect(mutedTables()).toEqual(['u']);
  });
});
