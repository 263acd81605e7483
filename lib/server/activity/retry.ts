import { ApiError } from '@/lib/contract/errors';
import { isFinal, type Job } from '@/lib/contract/job';
import type { Actor } from '../actor';
import { requireReferenceVideo } from '../animations/reference-video';
import { recordActs } from '../audit/record';
import { transaction, type Tx } from '../db/client';
import { findFile } from '../db/files';
import { findWholeJob, type WholeJobRow } from '../db/jobs';
import { findMascot, insertMascot, lockMascot } from '../db/mascots';
import { enqueue, type JobRequest } from '../jobs/enqueue';
import { noSuchJob } from '../jobs/get';
import { beginDrawing } from '../mascots/begin-drawing';
import { UNNAMED } from '../mascots/names';
import { notReady } from '../mascots/refusals';
import { requireSpec } from '../mascots/spec';

type Again = Omit<JobRequest, 'mascotId'>;

/** The fields of a job's input that decide whether and how the job can be repeated. */
interface Given {
  name?: string;
  prompt?: string;
  fileId?: string;
  uploadId?: string;
}

const refusal = (message: string) => new ApiError('invalid_request', message, [`id: ${message}`]);

/** Gives the source that a mascot is made from; throws `invalid_request` if its uploaded picture no longer exists. */
async function sourceOf(tx: Tx, actor: Actor, { fileId }: Given): Promise<'prompt' | 'image' | 'svg'> {
  if (fileId === undefined) return 'prompt';
  const file = await findFile(tx, actor.workspaceId, fileId);
  if (!file) throw refusal('The picture of this job was deleted: upload it again.');
  return file.mime === 'image/svg+xml' ? 'svg' : 'image';
}

/** Draws a failed mascot again, or creates a new mascot if the old one was drawn or deleted. */
async function createAgain(tx: Tx, actor: Actor, mascotId: string | null, again: Again): Promise<Job> {
  const given = again.input as Given;
  const source = await sourceOf(tx, actor, given);
  const locked = mascotId === null ? null : await lockMascot(tx, actor.workspaceId, mascotId);
  const mascot = locked && (await findMascot(tx, actor.workspaceId, locked.id));
  if (mascot?.status === 'generating') throw notReady();
  if (mascot?.status === 'failed') return (await beginDrawing(tx, actor, mascot.id, again)).job;
  const id = await insertMascot(tx, {
    workspaceId: actor.workspaceId,
    name: given.name ?? UNNAMED,
    source,
    prompt: given.prompt,
  });
  await recordActs(tx, actor, { action: 'mascot.created', resourceId: id });
  return (await beginDrawing(tx, actor, id, again)).job;
}

async function workAgain(tx: Tx, actor: Actor, mascotId: string | null, again: Again): Promise<Job> {
  const { uploadId } = again.input as Given;
  if (again.type !== 'analyze') {
    const mascot = mascotId === null ? null : await findMascot(tx, actor.workspaceId, mascotId);
    if (!mascot || mascotId === null) throw refusal('The mascot of this job was deleted.');
    await requireSpec(tx, actor, mascotId);
  }
  if (uploadId !== undefined) await requireReferenceVideo(tx, actor, uploadId);
  return enqueue(tx, actor, { ...again, mascotId });
}

function againOf({ type, lane, action, input, maxCostUsd }: WholeJobRow): Again {
  return { type, action, input, isShort: lane === 'short', maxCostUsd: maxCostUsd ?? undefined };
}

/**
 * Repeats an ended job as a new job, at today's price. Throws `not_found` and `insufficient_credits`. Throws
 * `not_ready` while the job or the mascot's drawing job runs, and `invalid_request` if the mascot or the upload was
 * deleted.
 */
export function retryJob(actor: Actor, id: string): Promise<Job> {
  return transaction(async (tx) => {
    const row = await findWholeJob(tx, actor.workspaceId, id);
    if (!row) throw noSuchJob();
    if (!isFinal(row.status))
      throw new ApiError('not_ready', 'This job has not ended yet. Wait for it, or cancel it first.');
    const creates = row.type === 'generate' || row.type === 'reconstruct';
    return (creates ? createAgain : workAgain)(tx, actor, row.mascotId, againOf(row));
  });
}
