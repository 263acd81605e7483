import type { CheckedFile } from '../film/control';
import { draw } from '../../raster/pool';
import type { StillTask } from '../../raster/still-task';

/** A still to make: in a drawing thread, for a pose in a motion of many springs takes long to find. */
export type StillOrder = Omit<StillTask, 'checked'>;

/** A still as a file. */
export async function makeStill({
  spec,
  clip,
  seconds,
  format,
  size,
  background,
  title,
}: StillOrder): Promise<Uint8Array> {
  return (await draw('drawStill', { spec, clip, seconds, format, size, background, title, checked: false })).file;
}

/** A still as a file, with how near it is to what was drawn; the signal ends its thread. */
export function makeCheckedStill(order: StillOrder, signal?: AbortSignal): Promise<CheckedFile> {
  const { spec, clip, seconds, format, size, background, title } = order;
  return draw('drawStill', { spec, clip, seconds, format, size, background, title, checked: true }, [], signal);
}
