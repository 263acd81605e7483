import type { Node, Point } from '../shape/path';

/** The layer of a lock: behind the body, behind the head, around the face, or over the shoulders. */
export type LockLayer = 'behind' | 'beside' | 'face' | 'over';

/** A band or bead: its centre and half width. */
export type Tie = readonly [x: number, y: number, r: number];

/**
 * A separate part of the hair with its own pivot, such as a braid, a bun or a ponytail. Lengths are in half widths and
 * half heights of the head.
 */
export interface Lock {
  id: string;
  /** Its pivot. */
  at: Point;
  layer: LockLayer;
  shape: readonly Node[];
  lines?: readonly (readonly Node[])[];
  /** Bands and beads on the lock. */
  ties?: readonly Tie[];
  /** Whether the lock is on top of the head, where a hat leaves no space for it. */
  crowning?: boolean;
}

/**
 * The frequency of a hairstyle that the prompt does not state, as shares. `deep` and `light` are factors by skin tone.
 */
interface Worn {
  women: number;
  men: number;
  deep?: number;
  light?: number;
}

/** A hairstyle: its words and its drawing, in half widths and half heights of the head from its centre. */
export interface HairSystem {
  /** Words that name it by themselves, in every supported language; `_` joins the words of a phrase. */
  words: string;
  /** Words that name it next to a word for hair: "curly hair". */
  described?: string;
  /** Whether its words only state a length, so that a texture overrides it: "long curly hair". */
  broad?: boolean;
  worn: Worn;
  /** Its height above the head, in half head heights. */
  rise?: number;
  /** The hair around the face; absent if there is none. */
  front?: readonly Node[];
  back?: readonly Node[];
  /** Thin lines on the front. */
  lines?: readonly (readonly Node[])[];
  /** Beads on the front. */
  ties?: readonly Tie[];
  locks?: readonly Lock[];
}

const flipped = ([x, y, corner]: Node): Node => [-x, y, corner ?? 0];

/** The closed outline from its right half, top to bottom; nodes on the axis are not duplicated. */
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

/** A lock on the viewer's right, and its mirror image on the left. */
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

/** An outline with its parting moved to the side. Nodes far from the middle stay. */
export const parted = (nodes: readonly Node[], by: number): Node[] =>
  nodes.map(([x, y, corner]) => [x + by * Math.max(0, 1 - Math.abs(x) / 0.8), y, corner ?? 0]);

/**
 * An open row of round bumps between points. They bulge to the left of its direction: outward for a clockwise outline.
 */
export function lobes(points: readonly Node[], depth: number): Node[] {
  return points.flatMap(([x, y], index): Node[] => {
    const next = points[index + 1];
    if (!next) return [[x, y, 0.5]];
    const [dx, dy] = [next[0] - x, next[1] - y];
    const at = (along: number, out: number): Node => [x + dx * along + dy * out, y + dy * along - dx * out];
    return [[x, y, 0.5], at(0.24, depth * 0.82), at(0.5, depth), at(0.76, depth * 0.82)];
  });
}

/** The same as a closed outline. */
export const lobed = (points: readonly Node[], depth: number): Node[] =>
  lobes([...points, ...points.slice(0, 1)], depth).slice(0, -1);

/** Points on an arc of an ellipse around the axis; angles in degrees, clockwise from the right. */
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
