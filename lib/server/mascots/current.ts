import { db } from '../db/client';
import { findSpec, type SavedSpec } from '../db/versions';
import { JobFailure, type JobContext } from '../jobs/define';

/** The failure of a job whose mascot is gone. */
export const mascotDeleted = () => new JobFailure('The mascot was deleted.');

/** The current drawing of a job's mascot, with its version's id. Throws a `JobFailure` where it was deleted. */
export async function currentDrawing({
  workspaceId,
  mascotId,
}: Pick<JobContext, 'workspaceId' | 'mascotId'>): Promise<SavedSpec & { mascotId: string }> {
  const saved = mascotId === null ? null : await findSpec(db(), workspaceId, mascotId);
  if (mascotId === null || !saved) throw mascotDeleted();
  return { ...saved, mascotId };
}
