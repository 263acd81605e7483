import type { Canvas, SavedCanvas } from '@/lib/contract/canvas';
import { ApiError } from '@/lib/contract/errors';
import { checkGraph } from '@/lib/core/canvas/check';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import { graphWarnings } from '@/lib/core/canvas/warnings';
import { problemLines } from '@/lib/core/problem';
import { animationNames } from '../db/animations';
import type { Tx } from '../db/client';

/** Checks a graph against this mascot's motions. Throws `invalid_request` with every problem. */
export async function requireGraph(tx: Tx, mascotId: string, input: unknown): Promise<CanvasGraph> {
  const checked = checkGraph(input, { animations: await animationNames(tx, mascotId) });
  if (!checked.ok) throw new ApiError('invalid_request', 'Canvas graph is invalid.', problemLines(checked.problems));
  return checked.value;
}

/** A canvas as the answer to its save, with the warnings of its graph. */
export function savedCanvas(canvas: Canvas): SavedCanvas {
  const warnings = problemLines(graphWarnings(canvas.graph));
  return warnings.length > 0 ? { ...canvas, warnings } : canvas;
}
