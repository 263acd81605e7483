import type { Path } from '../../../shape/path';
import type { Bench } from '../thing';

/** A thin line about a screen or a panel. */
export const panel = ({ ink }: Bench, path: Path, material: string, shade = 0.5) =>
  ink.mass(path, material, { width: ink.look.inner, shade });
