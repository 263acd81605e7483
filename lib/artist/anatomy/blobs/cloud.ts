import { placed } from '../../shape/curve';
import type { Node, Path, PathSegment } from '../../shape/path';
import { MIDDLE } from '../layout';

/** The outline of a cloud: round puffs along its top and sides, flat at the bottom. */
export function cloudPath(cy: number, rx: number, ry: number): Path {
  const left = placed(
    [
      [-0.86, 0.96],
      [-1.04, 0.26],
      [-0.62, -0.34],
      [0.16, -0.72],
      [0.78, -0.3],
      [1.06, 0.3],
      [0.86, 0.96],
    ],
    [MIDDLE, cy],
    rx,
    ry,
  );
  const arcs = left.slice(1).map((to, index): PathSegment => {
    const from = left[index] ?? to;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    return ['C', from[0] + dy * 0.66, from[1] - dx * 0.66, to[0] + dy * 0.66, to[1] - dx * 0.66, to[0], to[1]];
  });
  const [start] = left as [Node];
  return [
    ['M', start[0], start[1]],
    ...arcs,
    ['C', MIDDLE + rx * 0.4, cy + ry * 1.02, MIDDLE - rx * 0.4, cy + ry * 1.02, start[0], start[1]],
    ['Z'],
  ];
}
