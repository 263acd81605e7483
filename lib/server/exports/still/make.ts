import { runTask } from '../../raster/pool';
import type { CheckedFile } from '../checked-file';
import { drawStill } from './draw.task';
import type { StillOrder, StillTask } from './order';

/** A still as a file, drawn in a thread: the pose in a motion of many springs takes long to find. */
export async function makeStill(order: StillOrder): Promise<Uint8Array> {
  return (await runTask(drawStill, taskOf(order, false))).file;
}

/** A still as a file, with its receipt; the signal ends its thread. */
export function makeCheckedStill(order: StillOrder, signal?: AbortSignal): Promise<CheckedFile> {
  return runTask(drawStill, taskOf(order, true), [], signal);
}

/** Only what a thread needs: an order may come with more. */
const taskOf = (order: StillOrder, checked: boolean): StillTask => {
  const { spec, clip, seconds, format, size, background, title } = order;
  return { spec, clip, seconds, format, size, background, title, checked };
};
