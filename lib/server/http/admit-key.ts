import { setImmediate as nextTurn } from 'node:timers/promises';
import { findKeyCaller, type KeyCaller } from '../db/callers';
import { openDatabase } from '../db/client';
import { patiently } from '../db/connection/patience';
import type { Allowance } from '../db/rate-windows';

/** A valid key, and the state of its workspace's limit after this request. */
type Admission = Omit<KeyCaller, 'allowances'> & { allowance: Allowance };

interface Waiting {
  resolve(admission: Admission | null): void;
  reject(error: unknown): void;
}

/** Waiting requests by the hash of their key, which form the next batch of each key. */
const lines = new Map<string, Waiting[]>();

/**
 * Finds a key and counts this request; null for an unknown or revoked one. Requests that arrive during a query share
 * the next query, so a revoked key fails at once.
 */
export function admitKey(hash: string): Promise<Admission | null> {
  return new Promise((resolve, reject) => {
    const line = lines.get(hash);
    if (line) return void line.push({ resolve, reject });
    const opened = [{ resolve, reject }];
    lines.set(hash, opened);
    return void serve(hash, opened);
  });
}

async function serve(hash: string, line: Waiting[]): Promise<void> {
  while (line.length > 0) {
    await nextTurn();
    await answer(hash, line.splice(0));
  }
  lines.delete(hash);
}

async function answer(hash: string, group: Waiting[]): Promise<void> {
  try {
    const { db } = await openDatabase();
    // The query is repeated if its connection broke: at worst these requests are counted twice.
    const found = await patiently(() => findKeyCaller(db, hash, group.length));
    for (const [index, { resolve }] of group.entries()) resolve(found && admission(found, index));
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

function admission({ allowances, ...key }: KeyCaller, index: number): Admission {
  const allowance = allowances[index];
  if (!allowance) throw new Error('A request was not counted.');
  return { ...key, allowance };
}
