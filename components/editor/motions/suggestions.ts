import { at } from '@/lib/client';
import { askedOnce } from '../../hooks/asked-once';
import type { Job } from '@/lib/contract/job';
import type { Editor } from '../state/editor';
import { follow } from '../work/follow';
import { unlist, worksOf } from '../work/works';
import { takeSuggestions } from './take';

/** The polling interval for the request's job, in milliseconds. */
const LOOK_MS = 250;

const paramsOf = ({ store }: Editor) => ({ id: store.getState().mascot.id });

/** Requests motions that suit this mascot and its use, and lists the job. Throws the service's error. */
export async function askForSuggestions(editor: Editor, use: string): Promise<void> {
  const before = await lastAsked(editor);
  const asked = { params: paramsOf(editor), body: use ? { use_case: use } : {} };
  const answer = askedOnce(['suggestions', asked], (idempotencyKey) =>
    editor.client.call(at('POST /mascots/{id}/suggestions'), { ...asked, idempotencyKey }),
  );
  const job = await begun(editor, answer, before?.id);
  // A new request replaces the failure of the last one.
  for (const { jobId, progress } of worksOf(editor.store.getState(), 'suggest'))
    if (progress.status === 'failed') unlist(editor, jobId);
  void follow(editor, job, 'suggest', use ? { name: '', words: use } : null);
}

/** Finds the job of a request whose response arrives only when the job ends, so that its events can be followed. */
async function begun(editor: Editor, answer: Promise<Job>, before: string | undefined): Promise<Job> {
  for (;;) {
    const job =
      (await Promise.race([answer, new Promise<null>((later) => setTimeout(later, LOOK_MS, null))])) ??
      (await lastAsked(editor));
    if (!job || job.id === before) continue;
    // The job's events report its end, so a lost response does not matter.
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

/** Shows the suggestions of the last successful request, if there is one. Throws if they cannot be read. */
export async function readSuggestions(editor: Editor, signal: AbortSignal): Promise<void> {
  const last = await lastAsked(editor, { status: 'succeeded', signal });
  // Suggestions that arrived in the meantime are newer.
  if (last && editor.store.getState().suggestions === null) await takeSuggestions(editor, last.result);
}
