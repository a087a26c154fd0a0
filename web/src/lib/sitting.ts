import { api, ServerProblem } from './api.ts';
import { forgetTable, keepTable, myTable, type Claim } from './mine.ts';
import type { Problem } from './messages.ts';

/** Sitting down at a table: a link is an invitation, which this browser exchanges for its own secret. */

export interface Place {
  secrets: string[];
  /** why the link does not open a seat */
  refused: Problem | null;
}

export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(18))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether something must be claimed before sitting down. */
export function toClaim(id: string, linked: string | null): boolean {
  const kept = myTable(id);
  return linked !== null || (kept?.claims ?? []).length > 0 || kept?.asked !== undefined;
}

/** Claim the seats this browser was invited to. Pending claims are stored first, so that a lost answer loses no seat. */
export async function sitDown(id: string, linked: string | null): Promise<Place> {
  const known = myTable(id)?.claims ?? [];
  if (linked !== null && !known.some((one) => one.invitation === linked)) {
    keepTable({ id, claims: [...known, { invitation: linked, key: randomKey() }] });
    if (!myTable(id)?.claims?.some((one) => one.invitation === linked)) return { secrets: [linked], refused: null }; // nothing can be kept: the link must go on working
  }
  let refused: Problem | null = null;
  for (const claim of myTable(id)?.claims ?? []) {
    const problem = await settle(id, claim);
    refused = problem ?? refused;
    drop(id, claim);
  }
  const asked = myTable(id)?.asked;
  if (asked !== undefined && (await settle(id, asked)) === null) keepTable({ id, asked: undefined });
  const { secrets = [], asked: waiting } = myTable(id) ?? {};
  if (secrets.length === 0 && waiting === undefined) forgetTable(id);
  return { secrets, refused: secrets.length > 0 ? null : refused };
}

/** Make one claim and store it; otherwise return why the seat was not given. */
async function settle(id: string, claim: Claim): Promise<Problem | null> {
  try {
    const { secret } = await api.claim(id, claim.invitation, claim.key);
    keepTable({ id, secrets: [...new Set([...(myTable(id)?.secrets ?? []), secret])] });
    return null;
  } catch (error) {
    if (error instanceof ServerProblem && [401, 404].includes(error.problem.status)) return error.problem;
    throw error;
  }
}

function drop(id: string, { invitation }: Claim): void {
  keepTable({ id, claims: (myTable(id)?.claims ?? []).filter((one) => one.invitation !== invitation) });
}

/** Whether a new link is for another seat than the one this browser has; secrets that no longer work are dropped. */
export async function seatedElsewhere(id: string, linked: string): Promise<boolean> {
  const kept = myTable(id);
  if (kept === undefined || kept.hotseat || kept.secrets.includes(linked)) return false;
  const opens = await Promise.all(kept.secrets.map((secret) => open(id, secret)));
  const secrets = kept.secrets.filter((_, at) => opens[at]);
  if (secrets.length < kept.secrets.length) keepTable({ id, secrets });
  return secrets.length > 0 && (await open(id, linked));
}

/** Keep the secrets that still open a seat; returns whether any does. */
export async function keepOpen(id: string, secrets: readonly string[]): Promise<boolean> {
  const opens = await Promise.all(secrets.map((secret) => open(id, secret)));
  keepTable({ id, secrets: secrets.filter((_, at) => opens[at]) });
  return opens.includes(true);
}

async function open(id: string, secret: string): Promise<boolean> {
  try {
    await api.table(id, secret);
    return true;
  } catch (error) {
    if (error instanceof ServerProblem && error.problem.status === 401) return false;
    throw error;
  }
}

/** Ask the table for a seat that one has lost; says under which number, the seat comes with the agreement. */
export async function askForSeat(id: string, seat: number): Promise<number> {
  const { proposal, secret } = await api.propose(id, { kind: 'return-seat', seat });
  keepTable({ id, secrets: [], asked: { n: proposal.n, invitation: secret!, key: randomKey() } });
  return proposal.n;
}
