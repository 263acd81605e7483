import { runTask } from '../../raster/pool';
import type { CheckedFile } from '../checked-file';
import type { VectorOrder } from './order';
import { writeVector } from './write.task';

/** Writes a vector file in a thread, which the signal ends: a rig of hundreds of parts would block the event loop. */
export function makeVector(order: VectorOrder, signal?: AbortSignal): Promise<CheckedFile> {
  return runTask(writeVector, order, [], signal);
}
