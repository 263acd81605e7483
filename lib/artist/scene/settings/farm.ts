import { ellipse } from '../../shape/curve';
import type { SceneEasel } from '../easel';
import { below, poly, slab, solid, spread, stick } from '../kit/forms';
import { flowers, ground, hillside, meadow, trail, tuft } from '../kit/land';
import { sky } from '../kit/sky';
import { fence } from '../kit/town/street';
import { roundTree } from '../kit/trees/broadleaf';
import type { Setting } from './setting';

/**
 * The backdrop of a scene on a farm; positions are in picture pixels, and `u` is a hundredth of the mascot's height.
 */
export const farm: Setting = {
  title: 'on a farm',
  words: 'farm barn countryside rural farmland ranch village field_of tractor bauernhof granja ferme harvest',
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus },
    } = e;
    const [straw, corn] = [e.tone('straw', '#eecb7c'), e.tone('crop', '#e6c765', 1)];
    const bale = (x: number, y: number, r: number) =>
      e.fill(ellipse(x, y - r, r, r), straw.base) +
      e.line(ellipse(x, y - r, r * 0.62, r * 0.62), straw.shade, r * 0.12) +
      e.line(ellipse(x, y - r, r * 0.26, r * 0.26), straw.shade, r * 0.12);
    return {
      sky: sky(e, horizon),
      far:
        hillside(e, horizon - u * 12, u * 6, 2, 'farm_far', '#a9cc8c', 3) +
        hillside(e, horizon - u * 5, u * 4, 3, 'farm_mid', '#9cc676', 2),
      middle:
        e.fill(
          below(
            [
              [0, horizon - u * 2],
              [width * 0.5, horizon - u * 4],
              [width, horizon - u],
            ],
            horizon + u * 6,
          ),
          corn.base,
        ) +
        spread(e, 0, width, Math.round(width / (u * 6)), 0.2)
          .map((x) => e.line(stick([x, horizon + u * 4], [x + u, horizon - u * 2]), corn.shade, u * 0.8))
          .join(''),
      ground: ground(e, 'farm_grass', '#a4cd70', true) + trail(e, 'earth', '#dcbb8a'),
      near:
        barn(e, focus.left - u * 40, horizon + u * 5, u * 66) +
        fence(e, focus.right + u * 4, width + u * 8, horizon + u * 10, u * 20, '#e0c49a') +
        bale(focus.right + u * 26, horizon + u * 21, u * 11) +
        roundTree(e, width - u * 8, horizon + u * 6, u * 70, '#83b867', 1) +
        meadow(e, horizon + u * 8, height, 20, '#7db053') +
        flowers(e, horizon + u * 16, height - u * 2, 7),
      front: [0.02, 0.08, 0.93, 0.99]
        .map((share) => tuft(e, width * share, height + u * 2, u * 16, e.tone('blade', '#6b9a45').shade))
        .join(''),
    };
  },
};

function barn(e: SceneEasel, x: number, y: number, width: number): string {
  const [wood, roof, white] = [
    e.tone('barn', '#cb5f52'),
    e.tone('barn_roof', '#85788a'),
    e.tone('barn_trim', '#fbf3e6'),
  ];
  const [w, h] = [width / 2, width * 0.58];
  const gable = poly([
    [x - w, y],
    [x - w, y - h],
    [x - w * 0.62, y - h * 1.42],
    [x, y - h * 1.68],
    [x + w * 0.62, y - h * 1.42],
    [x + w, y - h],
    [x + w, y],
  ]);
  return (
    solid(e, gable, wood, 0.3) +
    e.line(
      [
        ['M', x - w * 1.08, y - h * 0.95],
        ['L', x - w * 0.64, y - h * 1.45],
        ['L', x, y - h * 1.72],
        ['L', x + w * 0.64, y - h * 1.45],
        ['L', x + w * 1.08, y - h * 0.95],
      ],
      roof.base,
      width * 0.05,
    ) +
    e.fill(slab(x - w * 0.36, y - h * 0.74, x + w * 0.36, y), wood.shade) +
    e.line(
      [
        ['M', x - w * 0.36, y - h * 0.74],
        ['L', x + w * 0.36, y - h * 0.74],
        ['L', x + w * 0.36, y],
        ['L', x - w * 0.36, y - h * 0.74],
        ['L', x - w * 0.36, y],
        ['L', x + w * 0.36, y - h * 0.74],
      ],
      white.base,
      width * 0.025,
    ) +
    e.fill(ellipse(x, y - h * 1.16, w * 0.16, w * 0.16), white.base)
  );
}
