import { at } from '@/lib/client';
import type { Activity } from '@/lib/contract/activity';
import type { Editor } from '../state/editor';
import type { WorkKind, WorkRequest } from './work';

/** Something that was asked for, and whether nothing came of it. */
export interface Asked {
  said: WorkRequest;
  failed: boolean;
}

/** How many different askings are shown: as many as one remembers. */
const MAX_SHOWN = 8;

/** What was asked for of this mascot, in the words that were said, the latest first. Throws where it cannot be read. */
export async function readAsked({ client, store }: Editor, type: WorkKind, signal: AbortSignal): Promise<Asked[]> {
  const { data } = await client.call(at('GET /activity'), {
    query: { mascot_id: store.getState().mascot.id, type, limit: 50 },
    signal,
  });
  return askedIn(data);
}

/** What jobs were asked for in words, each once, as it ended the last time. */
export function askedIn(jobs: readonly Pick<Activity, 'asked' | 'status'>[]): Asked[] {
  const latest = new Map<string, Asked>();
  for (const {
    asked: { instruction, prompt, name },
    status,
  } of jobs) {
    const words = String(instruction ?? prompt ?? '').trim();
    if (words && !latest.has(words))
      latest.set(words, { said: { name: String(name ?? ''), words }, failed: status === 'failed' });
  }
  return [...latest.values()].slice(0, MAX_SHOWN);
}
