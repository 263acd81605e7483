import type { GraphCanvasInput, SavedCanvas, TemplateCanvasInput } from '@/lib/contract/canvas';
import { TEMPLATE_OF } from '@/lib/core/canvas/templates';
import { LIMITS } from '@/lib/core/limits';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { canvasNames, insertCanvas } from '../db/canvases';
import { transaction } from '../db/client';
import { lockMascot } from '../db/mascots';
import { freeName } from '../mascots/names';
import { refuseLargeBundle, requireRoomFor } from '../mascots/bundle-room';
import { noSuchMascot, notReady } from '../mascots/refusals';
import { requireGraph, savedCanvas } from './graph';

/**
 * Adds a canvas from a template or a graph.
 * Throws `not_found`, `not_ready`, and `invalid_request` with every problem of the graph.
 */
export async function createCanvas(
  actor: Actor,
  mascotId: string,
  input: TemplateCanvasInput | GraphCanvasInput,
): Promise<SavedCanvas> {
  const canvas = await transaction(async (tx) => {
    const mascot = await lockMascot(tx, actor.workspaceId, mascotId);
    if (!mascot) throw noSuchMascot();
    if (mascot.versionCount === 0) throw notReady();
    await requireRoomFor(tx, mascotId, { canvases: 1 });
    const graph =
      'template' in input ? TEMPLATE_OF[input.template].graph : await requireGraph(tx, mascotId, input.graph);
    const taken = await canvasNames(tx, mascotId);
    const name = freeName(input.name, [...taken.values()], LIMITS.canvas.name.max);
    const made = await insertCanvas(tx, { mascotId, graph, name });
    await refuseLargeBundle(tx, mascotId, graph);
    const details = { mascot_id: mascotId };
    await recordActs(tx, actor, { action: 'canvas.created', resourceId: made.id, details });
    return made;
  });
  return savedCanvas(canvas);
}
