import type { BatchAnimationInput, PromptAnimationInput } from '@/lib/contract/animation';
import type { Job } from '@/lib/contract/job';
import type { Actor } from '../actor';
import { transaction } from '../db/client';
import { lockMascot } from '../db/mascots';
import { enqueueAll, type JobRequest } from '../jobs/enqueue';
import { requireRoomFor } from '../mascots/bundle-room';
import { requireSpec } from '../mascots/spec';

/** The input of the animation job for a motion from a prompt; the duration is in seconds. */
export interface AnimateWork {
  prompt: string;
  name?: string;
  durationSeconds?: number;
}

function requestOf(
  mascotId: string,
  { prompt, name, duration, max_cost_usd: maxCostUsd }: PromptAnimationInput,
): JobRequest {
  const input: AnimateWork = {
    prompt,
    ...(name === undefined ? {} : { name }),
    ...(duration === undefined ? {} : { durationSeconds: duration }),
  };
  return { type: 'animate', action: 'animate', mascotId, input, maxCostUsd };
}

/**
 * Enqueues a job for each motion, all or none.
 * Throws `not_found`, `not_ready`, and `insufficient_credits` for their total price.
 */
function begin(actor: Actor, mascotId: string, motions: readonly PromptAnimationInput[]): Promise<Job[]> {
  return transaction(async (tx) => {
    await requireSpec(tx, actor, mascotId);
    // Without the lock parallel requests would all count before any has written.
    await lockMascot(tx, actor.workspaceId, mascotId);
    await requireRoomFor(tx, mascotId, { motions: motions.length });
    return enqueueAll(
      tx,
      actor,
      motions.map((motion) => requestOf(mascotId, motion)),
    );
  });
}

/**
 * Enqueues a job that makes a motion from a prompt.
 * Throws `not_found`, `not_ready`, `insufficient_credits`.
 */
export async function animate(actor: Actor, mascotId: string, input: PromptAnimationInput): Promise<{ job: Job }> {
  const [job] = await begin(actor, mascotId, [input]);
  if (!job) throw new Error('The job was not written.');
  return { job };
}

/**
 * Enqueues a job for each of several motions from prompts, all or none.
 * Throws `not_found`, `not_ready`, and `insufficient_credits` for their total price.
 */
export async function animateAll(
  actor: Actor,
  mascotId: string,
  { prompts, duration }: BatchAnimationInput,
): Promise<{ object: 'list'; data: Job[] }> {
  const data = await begin(
    actor,
    mascotId,
    prompts.map((prompt) => ({ prompt, ...(duration === undefined ? {} : { duration }) })),
  );
  return { object: 'list', data };
}
