import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Tx } from '../db/client';
import { changeMascot, findMascot, lockMascot } from '../db/mascots';
import { insertVersion } from '../db/versions';
import type { JobContext } from '../jobs/define';
import { mascotDeleted } from './current';
import { nameIn, UNNAMED } from './names';

/** A mascot's first drawing; `fidelity` is null without a picture to resemble. */
export interface FirstDrawing {
  source: 'generate' | 'reconstruct';
  spec: MascotSpec;
  sheet?: CharacterSheet;
  summary: string;
  fidelity: number | null;
  needsReview: boolean;
  /** Warnings for a person, each a full sentence. */
  warnings: readonly string[];
}

/**
 * Saves the drawing that makes a mascot ready, and names it where it has no name yet. Gives the job's result.
 * Throws a `JobFailure` where the mascot is gone.
 */
export async function saveFirstDrawing(tx: Tx, context: JobContext, drawing: FirstDrawing): Promise<unknown> {
  const { workspaceId, mascotId } = context;
  const { source, spec, sheet, summary, fidelity, needsReview, warnings } = drawing;
  const mascot = mascotId === null ? null : await lockMascot(tx, workspaceId, mascotId);
  if (!mascot) throw mascotDeleted();
  const untold = warnings.filter((warning) => !summary.includes(warning));
  await insertVersion(tx, { mascotId: mascot.id, source, summary: [summary.trim(), ...untold].join(' '), spec, sheet });
  const name = mascot.name === UNNAMED ? nameIn(spec) : mascot.name;
  await changeMascot(tx, workspaceId, mascot.id, { name, fidelity, needsReview });
  return { mascot: await findMascot(tx, workspaceId, mascot.id), fidelity, summary: summary.trim(), warnings };
}
