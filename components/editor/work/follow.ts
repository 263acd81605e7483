import { at } from '@/lib/client';
import type { Job, JobEvent } from '@/lib/contract/job';
import { afterEvent, STARTED } from '../../hooks/job-progress';
import { messageOf } from '../../hooks/message-of';
import { takeEdit } from '../edit/take';
import { takeMotion, takeSuggestions } from '../motions/take';
import { readPatiently } from '../../session/connection';
import type { Editor } from '../state/editor';
import { takeLook } from '../variants/take';
import { list, note, unlist } from './works';
import { newWork, type EditorWork, type WorkKind, type WorkRequest } from './work';

/** Handles a job's result, by kind. */
const TAKE_RESULT: Record<WorkKind, (editor: Editor, result: unknown) => Promise<void>> = {
  edit: takeEdit,
  variant: takeLook,
  animate: takeMotion,
  suggest: takeSuggestions,
};

/** The shortest time that a draft is shown, in milliseconds, so that drafts of a fast artist are visible. */
const DRAFT_MS = 240;

/** Lists a job and follows it until it ends; `said` is null if it was requested elsewhere. */
export function follow(editor: Editor, job: Job, kind: WorkKind, said: WorkRequest | null): Promise<void> {
  if (editor.store.getState().works.some(({ jobId }) => jobId === job.id)) return Promise.resolve();
  list(editor, newWork(job.id, kind, said));
  editor.spent();
  return stay(editor, job.id, kind);
}

/** Follows a job: shows its events, handles its result, and lists a failure until it is dismissed. */
async function stay(editor: Editor, jobId: string, kind: WorkKind): Promise<void> {
  const { signal } = editor.closed;
  try {
    for await (const event of editor.client.jobEvents(jobId, { signal })) await see(editor, jobId, event);
    await settle(editor, jobId, kind);
    editor.spent();
  } catch (error) {
    if (signal.aborted) unlist(editor, jobId);
    else
      note(editor, jobId, (work) => ({
        ...work,
        draft: null,
        lost: true,
        progress: { ...work.progress, status: 'failed', error: messageOf(error, 'The connection was lost.') },
      }));
  }
}

/** Follows a job again whose result could not be read. */
export function lookAgain(editor: Editor, { jobId, kind }: EditorWork): Promise<void> {
  note(editor, jobId, (work) => ({ ...work, lost: false, progress: STARTED }));
  return stay(editor, jobId, kind);
}

async function see(editor: Editor, jobId: string, event: JobEvent): Promise<void> {
  // The end is shown only after the result was handled, so that the view is not empty in between.
  if (event.type === 'finished') return;
  note(editor, jobId, (work) => ({ ...work, ...draftIn(event), progress: afterEvent(work.progress, event) }));
  if (event.type === 'draft' || event.type === 'draft_clip') await new Promise((shown) => setTimeout(shown, DRAFT_MS));
}

function draftIn(event: JobEvent): Partial<Pick<EditorWork, 'draft' | 'clip'>> {
  if (event.type === 'draft') return { draft: event.spec };
  return event.type === 'draft_clip' ? { clip: event.clip } : {};
}

async function settle(editor: Editor, jobId: string, kind: WorkKind): Promise<void> {
  const {
    status,
    result,
    error,
    cost_usd: costUsd,
  } = await readPatiently(
    () => editor.client.call(at('GET /jobs/{id}'), { params: { id: jobId }, query: {} }),
    editor.closed.signal,
  );
  if (status === 'failed')
    return note(editor, jobId, (work) => ({
      ...work,
      draft: null,
      progress: { ...work.progress, status, error, costUsd },
    }));
  if (status === 'succeeded') await TAKE_RESULT[kind](editor, result);
  else editor.tell('It was stopped. Its credits were given back.', 'done');
  unlist(editor, jobId);
}

/** Cancels a job, which discards its drawing and refunds its credits. */
export async function cancel(editor: Editor, jobId: string): Promise<void> {
  try {
    await editor.client.call(at('POST /jobs/{id}/cancel'), { params: { id: jobId } });
  } catch (error) {
    editor.tell(messageOf(error, 'It could not be stopped.'), 'failed');
  }
}

const KINDS: readonly WorkKind[] = ['edit', 'variant', 'animate', 'suggest'];

/** Follows the jobs of this mascot that are already open, as if they were requested here. Returns the cleanup. */
export function listen(editor: Editor): () => void {
  const stop = new AbortController();
  editor.closed = { signal: stop.signal };
  void resume(editor, stop.signal);
  return () => stop.abort();
}

async function resume(editor: Editor, signal: AbortSignal): Promise<void> {
  const { id } = editor.store.getState().mascot;
  const ask = (status: 'queued' | 'running') =>
    editor.client.call(at('GET /jobs'), { query: { mascot_id: id, status }, signal });
  // An error can be ignored: the jobs continue, and the next refresh shows their results.
  const [queued, running] = await Promise.all([ask('queued'), ask('running')]).catch(() => []);
  for (const job of [...(running?.data ?? []), ...(queued?.data ?? [])].toReversed()) {
    const kind = KINDS.find((known) => known === job.type);
    if (kind && !signal.aborted) void follow(editor, job, kind, null);
  }
}
