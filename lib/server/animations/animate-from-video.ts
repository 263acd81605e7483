import type { ReferenceAnimationInput } from '@/lib/contract/animation';
import type { Job } from '@/lib/contract/job';
import type { Actor } from '../actor';
import { transaction } from '../db/client';
import { lockMascot } from '../db/mascots';
import { enqueue } from '../jobs/enqueue';
import { requireRoomFor } from '../mascots/bundle-room';
import { requireSpec } from '../mascots/spec';
import { requireReferenceVideo } from './reference-video';

/** The input of the animation job for a motion from a video; the duration is in seconds. */
export interface AnimateFromVideoWork {
  uploadId: string;
  prompt?: string;
  name?: string;
  durationSeconds?: number;
}

/**
 * Enqueues a job that makes a motion from an uploaded video.
 * Throws `not_found`, `not_ready`, `insufficient_credits`, and `invalid_request` for an unsuitable upload.
 */
export async function animateFromVideo(
  actor: Actor,
  mascotId: string,
  input: ReferenceAnimationInput,
): Promise<{ job: Job }> {
  const { reference_upload_id: uploadId, prompt, name, duration, max_cost_usd: maxCostUsd } = input;
  const work: AnimateFromVideoWork = {
    uploadId,
    ...(prompt === undefined ? {} : { prompt }),
    ...(name === undefined ? {} : { name }),
    ...(duration === undefined ? {} : { durationSeconds: duration }),
  };
  return transaction(async (tx) => {
    await requireSpec(tx, actor, mascotId);
    // Without the lock parallel requests would all count before any has written.
    await lockMascot(tx, actor.workspaceId, mascotId);
    await requireRoomFor(tx, mascotId, { motions: 1 });
    await requireReferenceVideo(tx, actor, uploadId);
    return {
      job: await enqueue(tx, actor, { type: 'animate', action: 'animate_video', mascotId, input: work, maxCostUsd }),
    };
  });
}
