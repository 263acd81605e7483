import type { Frame } from './frame';
import type { Pose } from './pose';
import type { Rig } from './rig';
import { solve } from './solve';

/** The posed mascot for a painter; invisible parts are left out. */
export function render(rig: Rig, pose: Pose): Frame {
  const parts = solve(rig, pose).flatMap(({ id, state, matrix, opacity }) => {
    const svg = rig.parts[rig.index.get(id) ?? -1]?.drawings.get(state) ?? '';
    return svg && opacity > 0 ? [{ id, state, matrix, opacity, svg }] : [];
  });
  return { width: rig.width, height: rig.height, palette: rig.palette, parts };
}
