import { blob, curve, ellipse } from '../../shape/curve';
import { turn, type Node, type Path, type Point } from '../../shape/path';
import type { SceneEasel } from '../easel';
import { below } from '../kit/forms';
import { hillside } from '../kit/land';
import { birds, sky } from '../kit/sky';
import type { Setting } from './setting';

/** The wave that curls over the mascot, in hundredths of its height from the middle of its feet. */
const WAVE: readonly Node[] = [
  [-150, -6],
  [-70, -9],
  [-6, -22],
  [42, -58],
  [56, -100],
  [40, -132],
  [6, -140, 0.4],
  [26, -166],
  [74, -172],
  [130, -150],
  [230, -120],
  [230, 60],
  [-150, 60],
];

/** Lines on the face of the wave, from its foot to its lip. */
const STREAKS: readonly (readonly Point[])[] = [
  [
    [-30, -6],
    [40, -24],
    [74, -70],
    [76, -118],
  ],
  [
    [10, 0],
    [70, -20],
    [104, -66],
    [108, -112],
  ],
  [
    [60, 6],
    [116, -18],
    [146, -58],
    [152, -96],
  ],
];

/** The balls of foam along the lip. */
const FOAM: readonly (readonly [x: number, y: number, radius: number])[] = [
  [4, -138, 9],
  [16, -152, 11],
  [34, -164, 12],
  [56, -172, 12],
  [80, -170, 11],
  [102, -160, 9],
  [-6, -126, 5],
  [-12, -112, 3],
  [18, -128, 4],
];

/** Balls of spray in the foreground, on both sides of the board. */
const SPRAY: readonly (readonly [x: number, y: number, radius: number])[] = [
  [-62, 8, 8],
  [-50, 12, 10],
  [-36, 14, 8],
  [-72, 0, 4],
  [-80, -10, 3],
  [44, 12, 8],
  [58, 9, 6],
  [-22, 15, 5],
  [30, 15, 6],
];

/** The rotation of the board in degrees: its nose points up the wave. */
const BOARD_DEGREES = -6;

/** A surfboard with its foot point at (x, y). */
function board(e: SceneEasel, x: number, y: number, u: number): string {
  const at = (path: Path) => turn(path, BOARD_DEGREES, [x, y]);
  const tone = e.tone('board', '#f7c948');
  const body = at(
    blob([
      [x - 58 * u, y + 1 * u, 0.3],
      [x - 20 * u, y - 4 * u],
      [x + 30 * u, y - 4 * u],
      [x + 62 * u, y - 8 * u, 0.5],
      [x + 34 * u, y + 6 * u],
      [x - 30 * u, y + 7 * u],
    ]),
  );
  const stripe = at(
    curve([
      [x - 50 * u, y + 2 * u],
      [x, y + 1 * u],
      [x + 52 * u, y - 4 * u],
    ]),
  );
  return e.fill(body, tone.base) + e.line(stripe, e.shine('board_stripe', '#e5565a'), u * 2.4);
}

/** The backdrop of a surfer on a wave; positions are in picture pixels. */
export const wave: Setting = {
  title: 'on a big wave',
  words: 'wave big_wave giant_wave huge_wave surfing surf_wave barrel_wave ola welle vague onda',
  draw: (e) => {
    const {
      stage: { width, height, horizon, ground, u, focus },
    } = e;
    const place = ([x, y, corner]: Node): Node => [focus.x + x * u, ground + y * u, corner ?? 0];
    const deep = e.tone('wave', '#2f8fb8');
    const foam = e.shine('foam', '#fdfeff');
    const balls = (list: typeof FOAM) =>
      list.map(([x, y, r]) => e.fill(ellipse(focus.x + x * u, ground + y * u, r * u, r * u), foam)).join('');
    const streaks = STREAKS.map((points) =>
      e.line(curve(points.map(([x, y]): Node => place([x, y]))), deep.light, u * 2.6, 0.7),
    ).join('');
    const sea = below(
      [
        [-u, horizon],
        [width * 0.3, horizon - u * 2],
        [width * 0.6, horizon],
        [width + u, horizon - u * 2],
      ],
      height,
    );
    return {
      sky: sky(e, horizon) + birds(e, width * 0.16, horizon * 0.34, u * 4),
      far: hillside(e, horizon - u * 2, u * 5, 2, 'island', '#7fae8e', 3),
      middle: e.fade(sea, [[deep.light], [deep.base]]),
      ground: e.fade(blob(WAVE.map(place)), [[deep.light], [deep.base, 1, 0.5], [deep.shade]]) + streaks + balls(FOAM),
      near: board(e, focus.x, ground + 2 * u, u),
      front: balls(SPRAY),
    };
  },
};
