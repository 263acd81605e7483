import { at } from '@/lib/client';
import type { Suggestion, SuggestResult } from '@/lib/contract/animation';
import type { Job } from '@/lib/contract/job';
import type { Editor } from '../state/editor';

/** Asks for motions that would suit this mascot and where it is used. Throws what the service says against it, and why none came. */
export async function askForSuggestions(editor: Editor, use: string): Promise<readonly Suggestion[]> {
  const { client, store, spent } = editor;
  try {
    const job = await client.call(at('POST /mascots/{id}/suggestions'), { params: { id: store.getState().mascot.id }, body: use ? { use_case: use } : {} });
    if (job.status !== 'succeeded') throw new Error(`${job.error ?? 'No suggestions came.'} The credit was given back.`);
    return suggestionsOf(job);
  } finally {
    spent();
  }
}

/** What was suggested last; none where nothing was. Where it is still being thought of it is waited for, after `onWait`. */
export async function lastSuggestions({ client, store }: Editor, signal: AbortSignal, onWait: () => void): Promise<readonly Suggestion[]> {
  const { data: [last] } = await client.call(at('GET /jobs'), { query: { mascot_id: store.getState().mascot.id, type: 'suggest', limit: 1 }, signal });
  if (!last) return [];
  if (last.status === 'queued' || last.status === 'running') onWait();
  return suggestionsOf(await client.waitForJob(last.id, { signal }));
}

const suggestionsOf = ({ status, result }: Job): readonly Suggestion[] => (status === 'succeeded' ? (result as SuggestResult).suggestions : []);
