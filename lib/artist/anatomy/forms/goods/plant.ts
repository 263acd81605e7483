import type { Node } from '../../../shape/path';
import { thing } from '../thing';

const UPPER_LEAF: readonly Node[] = [
  [0, -84],
  [26, -150],
  [84, -186],
  [124, -178, 0.5],
  [108, -130],
  [62, -92],
];

const LOWER_LEAF: readonly Node[] = [
  [10, -80],
  [60, -112],
  [118, -118],
  [152, -96, 0.5],
  [112, -78],
  [60, -72],
];

const MIDDLE_LEAF: readonly Node[] = [
  [-14, -84],
  [-40, -150],
  [-22, -204],
  [0, -224, 0.5],
  [22, -204],
  [40, -150],
  [14, -84],
];

/** Draws leaves in a pot that carries the face. */
export const plant = thing({ rx: 110, ry: 94, rise: 132, legs: 44 }, ({ ink, evenPoly, box, blob, straight, at }) => {
  const outline = evenPoly(
    [
      [106, -86],
      [78, 94],
    ],
    18,
  );
  const rim = box(0, -74, 232, 44, 14);
  const leaf = (nodes: readonly Node[], s: number) => blob(nodes.map(([x, y, corner]) => [s * x, y, corner ?? 0]));
  const leaves = [...[-1, 1].flatMap((s) => [leaf(UPPER_LEAF, s), leaf(LOWER_LEAF, s)]), blob(MIDDLE_LEAF)];
  const veins = [straight(0, -100, 0, -196), ...[-1, 1].map((s) => straight(s * 26, -108, s * 96, -166))]
    .map((path) => ink.line(path, 'accent', ink.look.inner * 0.8))
    .join('');
  return {
    outline,
    face: { y: 14, rx: 84, ry: 66 },
    shoulder: [84, 8],
    hip: [42, 80],
    hat: { y: -176, width: 64 },
    over: ink.mass(rim, 'body', { shade: 0.6 }),
    beside: [
      {
        id: 'leaves',
        z: 14,
        pivot: at(0, -80),
        limits: [-10, 10],
        rims: leaves,
        svg: leaves.map((path) => ink.mass(path, 'accent', { shade: 0.5 })).join('') + veins,
      },
    ],
  };
});
