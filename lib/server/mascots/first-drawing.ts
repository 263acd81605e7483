import { LIMITS } from '@/lib/core/limits';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { firstCharacters } from '@/lib/core/text';
import type { Tx } from '../db/client';
import { changeMascot, findMascot, lockMascot } from '../db/mascots';
import { insertVersion } from '../db/versions';
import type { JobContext } from '../jobs/define';
import { UNNAMED } from './begin';
import { deleted } from './current';

/** A mascot's first drawing; `fidelity` is null where there is nothing that it should be like. */
export interface FirstDrawing {
  source: 'generate' | 'reconstruct';
  spec: MascotSpec;
  summary: string;
  fidelity: number | null;
  needsReview: boolean;
}

/** Saves the drawing that makes a mascot ready; it takes the drawing's name unless it got one. Gives the job's result. Throws a `JobFailure` when the mascot is gone. */
export async function saveFirstDrawing(tx: Tx, { workspaceId, mascotId }: JobContext, { source, spec, summary, fidelity, needsReview }: FirstDrawing): Promise<unknown> {
  const mascot = mascotId === null ? null : await lockMascot(tx, workspaceId, mascotId);
  if (!mascot) throw deleted();
  await insertVersion(tx, { mascotId: mascot.id, source, summary, spec });
  const name = mascot.name === UNNAMED ? firstCharacters(spec.name, LIMITS.mascot.name.max) : mascot.name;
  await changeMascot(tx, workspaceId, mascot.id, { name, fidelity, needsReview });
  return { mascot: await findMascot(tx, workspaceId, mascot.id), fidelity };
}
