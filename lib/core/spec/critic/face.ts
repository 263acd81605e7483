import { cover, emptyMask } from '../../geometry/coverage';
import type { RigFinding } from './finding';
import { solidOf } from './outlines';
import type { Study } from './study';

/** The share of a feature that may lie outside, such as the rim of an eye. */
const OUTSIDE = 0.08;

/**
 * Eyes and mouths that slip off the head, or off a body that is the face. Brows may float above it, as in any cartoon.
 */
export function face(study: Study): RigFinding[] {
  const {
    rig,
    roles,
    picture: { grid },
  } = study;
  const host = roles.head ?? roles.body;
  const features = [...roles.eyes, roles.mouth].filter((id) => id !== null);
  const carried = new Set(
    [...features, roles.brows.left, roles.brows.right]
      .flatMap((id) => (id === null ? [] : [id]))
      .flatMap((id) => [...study.branch(id)]),
  );
  const under = emptyMask(grid);
  for (const index of study.branch(host)) {
    const part = rig.parts[index];
    if (!part || carried.has(index)) continue;
    for (const { polygons, rule } of solidOf(study.drawing(part.id)))
      cover(grid, polygons, rule, (at) => {
        under[at] = 1;
      });
  }
  return features.flatMap((id) => {
    let [cells, out] = [0, 0];
    for (const { polygons, rule } of solidOf(study.drawing(id))) {
      cover(grid, polygons, rule, (at) => {
        cells += 1;
        out += under[at] ? 0 : 1;
      });
    }
    if (!cells || out / cells <= OUTSIDE || !study.branch(host).has(rig.index.get(id) ?? -1)) return [];
    return [
      {
        rule: 'face' as const,
        part: id,
        other: host,
        message: `"${id}" lies outside "${host}" with ${Math.round((out / cells) * 100)} % of its area.`,
        suggestion: `Move "${id}" in by ${Math.ceil(Math.sqrt(out) * grid.cell)} pixels, or make it smaller.`,
      },
    ];
  });
}
