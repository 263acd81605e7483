import { ApiError } from '@/lib/contract/errors';
import { checkGraph } from '@/lib/core/canvas/check';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import { problemLines } from '@/lib/core/problem';
import { animationNames } from '../db/animations';
import type { Tx } from '../db/client';

/** A graph that this mascot can play. Throws `invalid_request` with every problem of it. */
export async function requireGraph(tx: Tx, mascotId: string, input: unknown): Promise<CanvasGraph> {
  const checked = checkGraph(input, { animations: await animationNames(tx, mascotId) });
  if (!checked.ok) throw new ApiError('invalid_request', 'Canvas graph is invalid.', problemLines(checked.problems));
  return checked.value;
}
