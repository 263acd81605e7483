import type { Path } from '../../../shape/path';
import type { Bench } from '../thing';

/** Draws a filled shape with a thin contour, such as a screen or a panel. */
export const panel = ({ ink }: Bench, path: Path, material: string, shade = 0.5) =>
  ink.mass(path, material, { width: ink.look.inner, shade });
