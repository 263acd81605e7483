import { ApiError } from '@/lib/contract/errors';
import { runTask, runUnlessForsaken } from '../../raster/pool';
import type { CheckedFile } from '../checked-file';
import { drawStill } from './draw.task';
import type { StillOrder, StillTask } from './order';

/**
 * Draws a still as a file in a thread: posing a motion with many springs takes long. One whose signal aborts before a
 * thread is free is not drawn. Throws `invalid_request` for one that would take too long.
 */
export async function makeStill(order: StillOrder, signal?: AbortSignal): Promise<Uint8Array> {
  return drawn(await runUnlessForsaken(drawStill, taskOf(order, false), signal)).file;
}

/** Draws a still as a file with its receipt; the signal ends its thread. Throws as `makeStill`. */
export async function makeCheckedStill(order: StillOrder, signal?: AbortSignal): Promise<CheckedFile> {
  return drawn(await runTask(drawStill, taskOf(order, true), [], signal));
}

function drawn(outcome: CheckedFile | { refused: string }): CheckedFile {
  if ('refused' in outcome) throw new ApiError('invalid_request', outcome.refused);
  return outcome;
}

/** Picks the fields that a thread needs; an order may have more. */
const taskOf = (order: StillOrder, checked: boolean): StillTask => {
  const { spec, clip, seconds, format, size, background, title } = order;
  return { spec, clip, seconds, format, size, background, title, checked };
};
