import type { CheckedFile } from '../film/control';
import { draw } from '../../raster/pool';
import type { VectorTask } from '../../raster/vector-task';

/**
 * Writes a motion as vectors in a drawing thread, which the signal ends: a rig of hundreds of parts would hold up the
 * requests.
 */
export function makeVector(task: VectorTask, signal?: AbortSignal): Promise<CheckedFile> {
  return draw('writeVector', task, [], signal);
}
