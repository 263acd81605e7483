import type { Node, Point } from '../shape/path';

/** Where a lock lies: behind the whole body, behind the head, around the face, or over the shoulders. */
export type LockLayer = 'behind' | 'beside' | 'face' | 'over';

/** A band or bead: its middle and half width. */
export type Tie = readonly [x: number, y: number, r: number];

/**
 * A part of the hair with a pivot of its own, such as a braid, a bun or a ponytail. Lengths are shares of half the
 * head's width and height.
 */
export interface Lock {
  id: string;
  /** Its pivot. */
  at: Point;
  layer: LockLayer;
  shape: readonly Node[];
  lines?: readonly (readonly Node[])[];
  /** Bands and beads, each with its half width. */
  ties?: readonly Tie[];
  /** Whether it stands where a hat sits, which leaves no room for it. */
  crowning?: boolean;
}

/** How often people wear a system where the words say none, as shares; `deep` and `light` are factors by the skin. */
interface Worn {
  women: number;
  men: number;
  deep?: number;
  light?: number;
}

/** A way to wear hair: its words and its drawing, from the head's middle in half head widths and heights. */
export interface HairSystem {
  /** Words that say it alone, in every language that is read; `_` joins two. */
  words: string;
  /** Words that say it beside a word for hair: "curly hair". */
  described?: string;
  /** Whether its words say no more than a length, which a texture outdoes: "long curly hair". */
  broad?: boolean;
  worn: Worn;
  /** How far it rises above the head, in half head heights. */
  rise?: number;
  /** The hair around the face; absent where there is none. */
  front?: readonly Node[];
  back?: readonly Node[];
  /** Quiet lines on the front. */
  lines?: readonly (readonly Node[])[];
  /** Beads on the front, each with its half width. */
  ties?: readonly Tie[];
  locks?: readonly Lock[];
}

const flipped = ([x, y, corner]: Node): Node => [-x, y, corner ?? 0];

/** The whole outline from its right half, listed from the top to the bottom; nodes on the axis are not doubled. */
export const even = (right: readonly Node[]): Node[] => [
  ...right,
  ...right
    .filter(([x]) => Math.abs(x) > 0.001)
    .map(flipped)
    .toReversed(),
];

/** Lines with their mirror images. */
export const paired = (lines: readonly (readonly Node[])[]): (readonly Node[])[] => [
  ...lines,
  ...lines.map((line) => line.map(flipped)),
];

/** A lock on the viewer's right with its twin on the left. */
export const both = (lock: Lock): Lock[] => [
  { ...lock, id: `${lock.id}_right` },
  {
    ...lock,
    id: `${lock.id}_left`,
    at: [-lock.at[0], lock.at[1]],
    shape: lock.shape.map(flipped),
    lines: (lock.lines ?? []).map((line) => line.map(flipped)),
    ties: (lock.ties ?? []).map(([x, y, r]): Tie => [-x, y, r]),
  },
];

/** The outline with its parting moved to the side; what lies far from the middle stays. */
export const parted = (nodes: readonly Node[], by: number): Node[] =>
  nodes.map(([x, y, corner]) => [x + by * Math.max(0, 1 - Math.abs(x) / 0.8), y, corner ?? 0]);

/** Round bumps between points, to the left of the walk: outside of an outline that runs clockwise. */
export function lobes(points: readonly Node[], depth: number): Node[] {
  return points.flatMap(([x, y], index): Node[] => {
    const next = points[index + 1];
    if (!next) return [[x, y, 0.5]];
    const [dx, dy] = [next[0] - x, next[1] - y];
    const at = (along: number, out: number): Node => [x + dx * along + dy * out, y + dy * along - dx * out];
    return [[x, y, 0.5], at(0.24, depth * 0.82), at(0.5, depth), at(0.76, depth * 0.82)];
  });
}

/** The same around a closed outline. */
export const lobed = (points: readonly Node[], depth: number): Node[] =>
  lobes([...points, ...points.slice(0, 1)], depth).slice(0, -1);

/** Points along an arc of an ellipse about the axis; angles in degrees, clockwise from the right. */
export function arc(count: number, [from, to]: Point, [rx, ry]: Point, cy: number): Node[] {
  return Array.from({ length: count + 1 }, (_, index): Node => {
    const angle = ((from + ((to - from) * index) / count) * Math.PI) / 180;
    return [rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

/** A small open curl, as a line. */
export const curl = (x: number, y: number, r: number): Node[] => [
  [x - r, y + r * 0.3],
  [x - r * 0.4, y - r * 0.8],
  [x + r * 0.7, y - r * 0.5],
  [x + r * 0.6, y + r * 0.5],
  [x, y + r * 0.4],
];

/** A ball of hair. */
export const ball = (x: number, y: number, rx: number, ry: number): Node[] =>
  arc(8, [-90, 270], [rx, ry], 0)
    .slice(0, -1)
    .map(([dx, dy]) => [x + dx, y + dy]);
