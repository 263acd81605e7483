import { draw } from '../raster/pool';
import type { VectorTask } from '../raster/vector-task';

/** Writes a motion as vectors in a drawing thread: a rig of hundreds of parts would hold up the requests. */
export async function makeVector(task: VectorTask): Promise<Uint8Array> {
  return new TextEncoder().encode(await draw('writeVector', task));
}
