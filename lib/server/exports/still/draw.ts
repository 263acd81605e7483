import type { CheckedFile } from '../checked-file';
import { STILLS } from './drawings';
import type { StillTask } from './order';

/** Draws a still as a file. */
export async function drawStill(task: StillTask): Promise<CheckedFile> {
  const draw = await STILLS[task.format].drawing();
  return draw(task);
}
