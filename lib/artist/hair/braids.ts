import type { Node } from '../shape/path';
import { both, even, lobes, paired, type HairSystem, type Lock } from './system';

/** Hair that is combed tight from a middle parting to the roots of the braids. */
const SLEEK: readonly Node[] = even([
  [0, -1.14],
  [0.58, -1.04],
  [0.98, -0.52],
  [1.06, 0],
  [1.08, 0.42, 0.4],
  [0.9, 0.4, 0.4],
  [0.86, 0.0],
  [0.72, -0.3],
  [0.4, -0.6],
  [0, -0.86, 0.8],
]);

/** The number of turns of a braid. */
const BRAID_TURNS = 5;

/** The x of a braid's centre line at a turn. */
const middle = (turn: number): number => 0.99 + turn * 0.1;

/** A braid that comes out of the hair behind an ear and hangs over a shoulder, with a band above its end. */
function braid(): Lock {
  const [top, step, half] = [0.2, 0.25, 0.19];
  const side = (s: 1 | -1): Node[] =>
    Array.from({ length: BRAID_TURNS + 1 }, (_, turn): Node => [
      middle(turn) + s * half * (1 - turn * 0.06),
      top + step * turn,
    ]);
  const end = top + step * BRAID_TURNS;
  const x = middle(BRAID_TURNS);
  const tuft: Node[] = [
    [x + 0.16, end + 0.16],
    [x + 0.02, end + 0.36, 0.7],
    [x - 0.14, end + 0.16],
  ];
  return {
    id: 'braid',
    at: [1.0, 0.3],
    layer: 'beside',
    shape: [[0.98, -0.16], ...lobes(side(1), 0.3), ...tuft, ...lobes(side(-1).toReversed(), 0.3), [0.84, -0.12]],
    lines: Array.from({ length: BRAID_TURNS - 1 }, (_, turn): Node[] => {
      const [cx, y] = [middle(turn + 1), top + step * (turn + 1)];
      return [
        [cx - half * 0.86, y - 0.06],
        [cx, y + 0.1, 0.6],
        [cx + half * 0.86, y - 0.06],
      ];
    }),
    ties: [[x, end + 0.01, 0.15]],
  };
}

const braids: HairSystem = {
  words:
    'braid braids braided plait plaits zopf zopfe zopfen trenza trenzas tresse tresses treccia trecce tranca trancas',
  worn: { women: 1.4, men: 0.1 },
  rise: 0.14,
  front: SLEEK,
  lines: paired([
    [
      [0.14, -1.0],
      [0.6, -0.7],
      [0.9, -0.2],
    ],
    [
      [0.46, -1.02],
      [0.86, -0.64],
      [1.0, -0.1],
    ],
  ]),
  locks: both(braid()),
};

/** The ends of ropes on the viewer's right, from the outside to the face. */
const ropeEnds = (end: number, across: number): Node[] =>
  Array.from({ length: across + 1 }, (_, index): Node => [1.3 - index * (0.5 / across), end]);

/** Ropes of hair that end at one height, `across` of them on each side of the face. */
function roped(end: number, across: number): Pick<HairSystem, 'front' | 'back' | 'lines'> {
  const ends = ropeEnds(end, across);
  const bottom = Array.from({ length: 7 }, (_, index): Node => [1.2 - index * 0.4, end + 0.06]);
  const between = ends.slice(1, -1).map(([x, y], index): Node[] => {
    const lift = (across - 2 - index) * 0.13;
    return [
      [0.1 + lift, -0.98 - lift * 0.4],
      [0.58 + lift, -0.62 - lift],
      [0.9 + lift * 0.7, -0.1 - lift],
      [x * 0.98, 0.5],
      [x, y - 0.03],
    ];
  });
  return {
    front: even([
      [0, -1.2],
      [0.62, -1.1],
      [1.1, -0.56],
      [1.29, 0.1],
      ...lobes(ends, 0.5),
      [0.82, 0.6],
      [0.88, 0.1],
      [0.76, -0.26],
      [0.42, -0.58],
      [0, -0.86, 0.8],
    ]),
    back: [[0, -1.1], [0.8, -0.9], [1.14, -0.2], ...lobes(bottom, 0.4), [-1.14, -0.2], [-0.8, -0.9]],
    lines: paired(between),
  };
}

/** The height of the beads on box braids. */
const BEADS_Y = 1.38;

const boxBraids: HairSystem = {
  words: 'box_braid box_braids cornrow cornrows',
  worn: { women: 2.2, men: 0.2, light: 0 },
  rise: 0.2,
  ...roped(BEADS_Y, 3),
  ties: [1, -1].flatMap((s) =>
    ropeEnds(BEADS_Y, 3)
      .slice(1)
      .map(([x]) => [s * (x + 0.083), BEADS_Y - 0.02, 0.07] as const),
  ),
};

/** Braided hairstyles. */
export const BRAIDED_HAIR = { braids, box_braids: boxBraids };
