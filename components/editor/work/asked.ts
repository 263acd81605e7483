import { at } from '@/lib/client';
import type { Activity } from '@/lib/contract/activity';
import type { Editor } from '../state/editor';
import type { WorkKind, WorkRequest } from './work';

/** An earlier request, and whether it failed. */
export interface Asked {
  said: WorkRequest;
  failed: boolean;
}

/** The most requests that are listed. */
const MAX_SHOWN = 8;

/** Earlier requests for this mascot in the user's words, newest first. Throws if they cannot be read. */
export async function readAsked({ client, store }: Editor, type: WorkKind, signal: AbortSignal): Promise<Asked[]> {
  const { data } = await client.call(at('GET /activity'), {
    query: { mascot_id: store.getState().mascot.id, type, limit: 50 },
    signal,
  });
  return askedIn(data);
}

/** The distinct requests of jobs, each with its latest outcome. */
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
