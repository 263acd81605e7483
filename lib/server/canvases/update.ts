import type { CanvasChanges, SavedCanvas } from '@/lib/contract/canvas';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { refuseStale, type ExpectedStates } from '../precondition';
import { canvasNames, changeCanvas, findCanvas } from '../db/canvases';
import { transaction } from '../db/client';
import { lockMascot } from '../db/mascots';
import { freeName } from '../mascots/names';
import { refuseLargeBundle } from '../mascots/bundle-room';
import { noSuchMascot } from '../mascots/refusals';
import { requireGraph, savedCanvas } from './graph';
import { noSuchCanvas } from './refusals';

/**
 * Renames a canvas, numbering a taken name, or replaces its graph. Throws `not_found`, `conflict`, and
 * `invalid_request` with every problem.
 */
export async function updateCanvas(
  actor: Actor,
  mascotId: string,
  id: string,
  { name, graph }: CanvasChanges,
  expected: ExpectedStates = null,
): Promise<SavedCanvas> {
  const saved = await transaction(async (tx) => {
    if (!(await lockMascot(tx, actor.workspaceId, mascotId))) throw noSuchMascot();
    const canvas = await findCanvas(tx, mascotId, id);
    if (!canvas) throw noSuchCanvas();
    refuseStale(expected, canvas.updated_at, 'canvas');
    if (name === undefined && graph === undefined) return canvas;
    const taken = await canvasNames(tx, mascotId);
    taken.delete(id);
    const changes = {
      ...(name === undefined ? {} : { name: freeName(name, [...taken.values()], LIMITS.canvas.name.max) }),
      ...(graph === undefined ? {} : { graph: await requireGraph(tx, mascotId, graph) }),
    };
    await recordActs(tx, actor, { action: 'canvas.updated', resourceId: id, details: { mascot_id: mascotId } });
    const changed = await changeCanvas(tx, id, changes);
    if (changes.graph) await refuseLargeBundle(tx, mascotId, changes.graph);
    return changed;
  });
  return savedCanvas(saved);
}
