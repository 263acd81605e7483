import { at } from '@/lib/client';
import { askedOnce } from '../../hooks/asked-once';
import type { PromptAnimationInput, ReferenceAnimationInput } from '@/lib/contract/animation';
import type { Editor } from '../state/editor';
import { follow } from '../work/follow';

const paramsOf = ({ store }: Editor) => ({ id: store.getState().mascot.id });

/** Requests a motion in words and lists its job. Throws the service's error. */
export async function askForMotion(editor: Editor, body: PromptAnimationInput): Promise<void> {
  const asked = { params: paramsOf(editor), body };
  const answer = await askedOnce(['motion', asked], (idempotencyKey) =>
    editor.client.call(at('POST /mascots/{id}/animations'), { ...asked, idempotencyKey }),
  );
  if ('job' in answer) void follow(editor, answer.job, 'animate', { name: body.name ?? '', words: body.prompt });
}

/**
 * Uploads a video, requests a motion that follows it, and lists the job under the video's name. Throws the service's
 * error.
 */
export async function askForMotionOf(
  editor: Editor,
  video: File,
  wishes: Omit<ReferenceAnimationInput, 'reference_upload_id'>,
): Promise<void> {
  const { job } = await editor.client.animateFromVideo(paramsOf(editor).id, video, wishes);
  void follow(editor, job, 'animate', { name: video.name, words: wishes.prompt ?? '' });
}

/** Requests one motion for each prompt, all or none, each with a `duration` in seconds. Throws the service's error. */
export async function askForMotions(editor: Editor, prompts: readonly string[], duration?: number): Promise<void> {
  const [only, ...others] = prompts;
  const length = duration === undefined ? {} : { duration };
  if (only !== undefined && others.length === 0) return askForMotion(editor, { prompt: only, ...length });
  const asked = { params: paramsOf(editor), body: { prompts: [...prompts], ...length } };
  const { data } = await askedOnce(['motions', asked], (idempotencyKey) =>
    editor.client.call(at('POST /mascots/{id}/animations/batch'), { ...asked, idempotencyKey }),
  );
  for (const [place, job] of data.entries())
    void follow(editor, job, 'animate', { name: '', words: prompts[place] ?? '' });
  return undefined;
}
