import { limb } from '../../shape/limb';
import type { Path } from '../../shape/path';
import { spotOf } from '../../words/places';
import type { AddExtra } from './feature';

/** Adds a whale's spout of water above the head, unless the figure wears a hat. */
export const addSpout: AddExtra = (figure) => {
  const [x, y] = [figure.head.cx + figure.head.crown.rx * 0.5, figure.head.crown.cy - figure.head.crown.ry * 0.72];
  const u = figure.unit;
  if (figure.character.wear.some((worn) => spotOf(worn) === 'head')) return;
  const jet = (s: 1 | -1): Path =>
    limb(
      [
        [x, y + 8 * u],
        [x + s * 6 * u, y - 38 * u],
        [x + s * 26 * u, y - 62 * u],
        [x + s * 52 * u, y - 42 * u],
      ],
      24 * u,
      34 * u,
    ).fill;
  figure.parts.push({
    id: 'spout',
    parent: figure.head.part,
    z: 19,
    pivot: [x, y],
    limits: [-8, 8],
    stage: 'features',
    svg: [jet(-1), jet(1)].map((path) => figure.ink.mass(path, 'wing', { shade: 0.5 })).join(''),
    rims: [jet(-1), jet(1)],
  });
};
