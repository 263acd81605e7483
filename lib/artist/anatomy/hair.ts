import type { FigureDraft } from '../figure';
import { blob, placed } from '../shape/curve';
import type { Node } from '../shape/path';
import type { Haircut } from '@/lib/core/sheet/vocabulary';

const nodesAt = ({ head }: FigureDraft, nodes: readonly Node[]): Node[] =>
  placed(nodes, [head.cx, head.cy], head.rx, head.ry);

/** A haircut: the fringe over the forehead, and what hangs behind the head. */
interface Cut {
  front: readonly Node[];
  back: readonly Node[] | null;
}

/**
 * Curls along an arc of an ellipse about the head's middle, each a bump with a notch before the next.
 * Angles are in degrees, clockwise from the right.
 */
function curls(
  count: number,
  [from, to]: readonly [number, number],
  { rx, ry, cy }: { rx: number; ry: number; cy: number },
): Node[] {
  return Array.from({ length: count }, (_, index): Node[] => {
    const at = (share: number, size: number): [number, number] => {
      const angle = ((from + ((to - from) * (index + share)) / count) * Math.PI) / 180;
      return [rx * size * Math.cos(angle), cy + ry * size * Math.sin(angle)];
    };
    return [[...at(0.1, 0.97), 0.4], [...at(0.5, 1.05)], [...at(0.9, 0.97), 0.4]];
  }).flat();
}

const SHORT_CUT: Cut = {
  front: [
    [-1.0, 0.0, 0.3],
    [-1.06, -0.5],
    [-0.62, -1.12],
    [0.1, -1.22],
    [0.76, -1.02],
    [1.06, -0.5],
    [1.0, 0.0, 0.3],
    [0.84, -0.36],
    [0.5, -0.5],
    [0.16, -0.66, 0.4],
    [-0.3, -0.42],
    [-0.8, -0.38],
  ],
  back: null,
};
const LONG_CUT: Cut = {
  front: [
    [-1.0, 0.1, 0.3],
    [-1.04, -0.5],
    [-0.6, -1.1],
    [0, -1.2],
    [0.6, -1.1],
    [1.04, -0.5],
    [1.0, 0.1, 0.3],
    [0.84, -0.3],
    [0.6, -0.34],
    [0.36, -0.22, 0.3],
    [0.14, -0.36],
    [-0.14, -0.24, 0.3],
    [-0.4, -0.36],
    [-0.66, -0.22, 0.3],
    [-0.86, -0.3],
  ],
  back: [
    [-1.12, -0.3],
    [-0.7, -1.12],
    [0, -1.22],
    [0.7, -1.12],
    [1.12, -0.3],
    [1.2, 0.5],
    [1.06, 0.94],
    [0.6, 0.84],
    [0, 0.8],
    [-0.6, 0.84],
    [-1.06, 0.94],
    [-1.2, 0.5],
  ],
};
const TOUSLED: Cut = {
  front: [
    [-0.99, 0.0, 0.3],
    [-1.06, -0.5],
    [-0.84, -1.0],
    [-0.3, -1.22],
    [0.12, -1.18],
    [0.3, -1.38, 0.5],
    [0.5, -1.14],
    [0.84, -0.94],
    [1.06, -0.5],
    [0.99, 0.0, 0.3],
    [0.84, -0.4],
    [0.66, -0.52, 0.3],
    [0.4, -0.36, 0.4],
    [0.16, -0.58, 0.3],
    [-0.14, -0.36, 0.4],
    [-0.4, -0.56, 0.3],
    [-0.66, -0.38, 0.4],
    [-0.86, -0.44],
  ],
  back: null,
};
const HAIRLINE: readonly Node[] = [
  [1.02, 0.06, 0.4],
  [0.9, -0.4],
  [0.5, -0.6],
  [0, -0.66],
  [-0.5, -0.6],
  [-0.9, -0.4],
  [-1.02, 0.06, 0.4],
];
const AFRO: Cut = {
  front: [...curls(9, [176, 364], { rx: 1.42, ry: 1.16, cy: -0.34 }), ...HAIRLINE],
  back: curls(14, [0, 360], { rx: 1.4, ry: 1.1, cy: -0.2 }),
};
const CUTS: readonly Cut[] = [SHORT_CUT, LONG_CUT, TOUSLED];

/** The cut that is drawn for each that words name. */
const NAMED: Readonly<Record<Exclude<Haircut, 'bald'>, Cut>> = { short: SHORT_CUT, long: LONG_CUT, afro: AFRO };

const MANE: readonly Node[] = [
  [-0.1, -1.2],
  [0.5, -1.16],
  [1.06, -0.7],
  [1.3, 0],
  [1.18, 0.6],
  [1.36, 1.0, 0.4],
  [0.9, 1.0],
  [0.5, 0.6],
  [0.4, -0.2],
];

const LOCK: readonly Node[] = [
  [-0.3, -0.96],
  [0, -1.22],
  [0.34, -1.02],
  [0.3, -0.72],
  [0.06, -0.42],
  [-0.14, -0.2, 0.6],
  [-0.16, -0.5],
  [-0.4, -0.56, 0.5],
];

/** Adds the haircut of a person, or the forelock and mane of a horse. */
export function addHair(figure: FigureDraft): void {
  const material = figure.material('hair', figure.species.archetype === 'quadruped' ? 'accent' : 'hair');
  const { head, ink } = figure;
  const pivot: [number, number] = [head.cx, head.cy - head.ry * 0.7];
  if (figure.species.archetype === 'quadruped') {
    const mane = blob(nodesAt(figure, MANE));
    const lock = blob(nodesAt(figure, LOCK));
    figure.parts.push(
      {
        id: 'mane',
        parent: head.part,
        z: 33,
        pivot,
        limits: [-12, 12],
        stage: 'features',
        svg: ink.mass(mane, material),
        rims: [mane],
      },
      {
        id: 'hair',
        parent: head.part,
        z: 45,
        pivot,
        limits: [-10, 10],
        stage: 'features',
        svg: ink.mass(lock, material),
        rims: [lock],
      },
    );
    return;
  }
  const cut = cutOf(figure);
  if (!cut) return;
  const front = blob(nodesAt(figure, cut.front));
  figure.parts.push({
    id: 'hair',
    parent: head.part,
    z: 45,
    pivot,
    limits: [-8, 8],
    stage: 'features',
    svg: ink.mass(front, material, { light: false }),
    rims: [front],
  });
  if (!cut.back) return;
  const back = blob(nodesAt(figure, cut.back));
  figure.parts.push({
    id: 'hair_back',
    parent: head.part,
    z: 35,
    pivot,
    limits: [-10, 10],
    stage: 'features',
    svg: ink.mass(back, material),
    rims: [back],
  });
}

/**
 * The cut that the words name; else long for a girl, a queen and the like, short or tousled for a boy, a king
 * and the like; else a random one.
 */
function cutOf({ character, dice }: FigureDraft): Cut | null {
  const roll = dice.next();
  if (character.cut) return character.cut === 'bald' ? null : NAMED[character.cut];
  if (/^(girl|woman|lady|queen|princess|witch|mermaid|fairy)$/.test(character.subject ?? '')) return LONG_CUT;
  if (/^(boy|man|guy|king|prince)$/.test(character.subject ?? '')) return roll < 0.5 ? SHORT_CUT : TOUSLED;
  return CUTS[Math.floor(roll * CUTS.length)] ?? SHORT_CUT;
}
