import { ApiError } from '@/lib/contract/errors';
import { checkGraph } from '@/lib/core/canvas/check';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { clipOfMotion, resolveMotion } from '../animations/resolve';
import { animationNames } from '../db/animations';
import { canvasNamed } from '../db/canvases';
import type { Tx } from '../db/client';
import type { PlayedCanvas } from './vector/picture';

/** The error for a canvas id or name that the mascot does not have. */
export const unknownCanvas = (idOrName: string) =>
  new ApiError('invalid_request', 'The canvas is unknown.', [`canvas: The mascot has no canvas "${idOrName}".`]);

/**
 * A canvas of the mascot by its id or name, with the clips that it plays.
 * Throws `invalid_request` where there is none, or where it no longer fits the mascot's animations.
 */
export async function playedCanvas(
  tx: Tx,
  mascotId: string,
  idOrName: string,
  spec: MascotSpec,
): Promise<PlayedCanvas> {
  const canvas = await canvasNamed(tx, mascotId, idOrName);
  if (!canvas) throw unknownCanvas(idOrName);
  const checked = checkGraph(canvas.graph, { animations: await animationNames(tx, mascotId) });
  if (!checked.ok) {
    throw new ApiError(
      'invalid_request',
      'The canvas does not fit the mascot any more.',
      checked.problems.map(({ path, message }) => `canvas: ${path}: ${message}`),
    );
  }
  const { value: graph } = checked;
  const clips = new Map<string, AnimationClip>();
  for (const animation of new Set(graph.states.map((state) => state.animation)))
    clips.set(animation, await clipOfMotion(tx, await resolveMotion(tx, mascotId, animation), spec));
  return { name: canvas.name, graph, clips: Object.fromEntries(clips) };
}
