import type { CheckedFile } from '../checked-file';
import { STILLS } from './drawings';
import type { StillTask } from './order';
import { refusalOf } from './refuse';

/** Draws a still as a file; gives the reason where it would take too long. */
export async function drawStill(task: StillTask): Promise<CheckedFile | { refused: string }> {
  const { mime, drawing } = STILLS[task.format];
  // An SVG is text: it is painted only to be compared.
  const refused = task.checked || mime !== 'image/svg+xml' ? refusalOf(task) : null;
  if (refused !== null) return { refused };
  const draw = await drawing();
  return draw(task);
}
