import { at } from '@/lib/client';
import type { Job } from '@/lib/contract/job';
import type { Editor } from '../state/editor';
import { follow } from '../work/follow';
import { unlist, worksOf } from '../work/works';
import { takeSuggestions } from './take';

/**
 * How often it is asked whether the job is there, in milliseconds: it is as soon as the asking has come to the service.
 */
const LOOK_MS = 250;

const paramsOf = ({ store }: Editor) => ({ id: store.getState().mascot.id });

/**
 * Asks for motions that would suit this mascot and where it is used, listed as work. Throws what the service says
 * against it.
 */
export async function askForSuggestions(editor: Editor, use: string): Promise<void> {
  const before = await lastAsked(editor);
  const answer = editor.client.call(at('POST /mascots/{id}/suggestions'), {
    params: paramsOf(editor),
    body: use ? { use_case: use } : {},
  });
  const job = await begun(editor, answer, before?.id);
  // Whoever asks again has seen why the last asking failed.
  for (const { jobId, progress } of worksOf(editor.store.getState(), 'suggest'))
    if (progress.status === 'failed') unlist(editor, jobId);
  void follow(editor, job, 'suggest', use ? { name: '', words: use } : null);
}

/** The job of an asking that is answered only when it is done: found while it goes on, so that it can be watched. */
async function begun(editor: Editor, answer: Promise<Job>, before: string | undefined): Promise<Job> {
  for (;;) {
    const job =
      (await Promise.race([answer, new Promise<null>((later) => setTimeout(later, LOOK_MS, null))])) ??
      (await lastAsked(editor));
    if (!job || job.id === before) continue;
    // Whoever follows the job hears of its end by its events; the answer may be lost.
    answer.catch(() => undefined);
    return job;
  }
}

async function lastAsked(
  editor: Editor,
  wishes: { status?: 'succeeded'; signal?: AbortSignal } = {},
): Promise<Job | undefined> {
  const { signal, ...query } = wishes;
  return (
    await editor.client.call(at('GET /jobs'), {
      query: { mascot_id: paramsOf(editor).id, type: 'suggest', limit: 1, ...query },
      signal,
    })
  ).data[0];
}

/** Shows the motions that were suggested last, where there are any. Throws where they cannot be read. */
export async function readSuggestions(editor: Editor, signal: AbortSignal): Promise<void> {
  const last = await lastAsked(editor, { status: 'succeeded', signal });
  // What was asked for meanwhile is newer.
  if (last && editor.store.getState().suggestions === null) await takeSuggestions(editor, last.result);
}
