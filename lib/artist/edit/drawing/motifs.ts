import { pathBounds } from '@/lib/core/geometry/bounds';
import type { Edges } from '@/lib/core/rig/extent';
import type { DrawingShape } from '@/lib/core/paint/drawing';
import { diceOf, type Dice } from '../../random';
import { blob, curve, ellipse } from '../../shape/curve';
import { turn, turnPoint, type Node, type Path, type Point } from '../../shape/path';
import type { PatternKind } from '../wish';

/**
 * The layout of a pattern on a part.
 * `degrees` is the direction of the part's axis, `free` a box without pattern, and `crown` limits the pattern to the
 * top of a head.
 */
export interface PatternField {
  degrees: number;
  free: Edges | null;
  crown: boolean;
  seed: string;
}

/**
 * The shapes of a pattern over the bounding box of a base shape; they may extend beyond its outline, where they are
 * clipped.
 */
export function motif(kind: PatternKind, base: DrawingShape, field: PatternField): Path[] {
  const box = pathBounds(base.d);
  if (!box) return [];
  const dice = diceOf(field.seed);
  const frame: Frame = {
    x: box.x,
    y: box.y,
    width: box.width,
    height: field.crown ? box.height * 0.34 : box.height,
    size: Math.sqrt(box.width * box.height),
  };
  const made =
    kind === 'stripes'
      ? stripes(frame, field)
      : kind === 'patches'
        ? patches(frame, dice)
        : scattered(kind, frame, dice);
  const { free } = field;
  if (!free || base.transform) return made;
  const margin = (free.right - free.left) * 0.06;
  if (kind !== 'stripes') return made.filter((path) => !near(path, free, margin));
  const bands = made.filter((path) => field.crown || !crosses(path, free, margin));
  // If the face fills the height, bands at a right angle fit beside it.
  return bands.length > 0
    ? bands
    : stripes(frame, { ...field, degrees: field.degrees + 90 }).filter((path) => !near(path, free, margin));
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The side of a square with the area of the base's bounding box. */
  size: number;
}

function spanOf(path: Path): Edges {
  const points = path.flatMap((segment) =>
    segment[0] === 'Z' ? [] : [[segment.at(-2), segment.at(-1)] as [number, number]],
  );
  return {
    left: Math.min(...points.map(([x]) => x)),
    right: Math.max(...points.map(([x]) => x)),
    top: Math.min(...points.map(([, y]) => y)),
    bottom: Math.max(...points.map(([, y]) => y)),
  };
}

function near(path: Path, free: Edges, margin: number): boolean {
  const { left, right, top, bottom } = spanOf(path);
  return (
    left < free.right + margin && right > free.left - margin && top < free.bottom + margin && bottom > free.top - margin
  );
}

const crosses = (path: Path, free: Edges, margin: number): boolean => {
  const { top, bottom } = spanOf(path);
  return top < free.bottom + margin && bottom > free.top - margin;
};

/** Slightly curved bands across the axis of a part; on a crown, three short ones that point at the brow. */
function stripes({ x, y, width, height }: Frame, { degrees, crown, free }: PatternField): Path[] {
  const centre: Point = [x + width / 2, y + height / 2];
  if (crown) {
    return [-1, 0, 1].map((at): Path => {
      const [sx, w] = [centre[0] + at * width * 0.13, width * 0.036];
      return blob([
        [sx - w, y - height * 0.2],
        [sx + w, y - height * 0.2],
        [sx + w * 0.9 - at * w * 0.4, y + height * (at === 0 ? 0.62 : 0.46)],
        [sx - at * w, y + height * (at === 0 ? 0.78 : 0.62)],
        [sx - w * 0.9 - at * w * 0.4, y + height * (at === 0 ? 0.62 : 0.46)],
      ]);
    });
  }
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [along, across] = [width * cos + height * sin, width * sin + height * cos];
  // More and thinner bands leave some of them above and below a face.
  const count = free && !crown ? 7 : Math.max(2, Math.min(6, Math.round(along / Math.max(26, across * 0.34))));
  const step = along / count;
  const thick = step * 0.42;
  return Array.from({ length: count }, (_, index): Path => {
    const at = -along / 2 + step * (index + 0.5);
    const reach = across * 0.62;
    const bow = Math.min(across * 0.08, thick);
    const band: Node[] = [
      [at - thick / 2, -reach],
      [at - thick / 2 + bow, 0],
      [at - thick / 2, reach],
      [at + thick / 2, reach],
      [at + thick / 2 + bow, 0],
      [at + thick / 2, -reach],
    ];
    const upper = curve(band.slice(0, 3));
    const lower = curve(band.slice(3));
    const shape: Path = [...upper, ['L', band[3]?.[0] ?? 0, band[3]?.[1] ?? 0], ...lower.slice(1), ['Z']];
    return turn(
      shape.map((segment) => movedSegment(segment, centre)),
      degrees,
      centre,
    );
  });
}

function movedSegment(segment: Path[number], [cx, cy]: Point): Path[number] {
  if (segment[0] === 'Z') return segment;
  if (segment[0] === 'C')
    return ['C', segment[1] + cx, segment[2] + cy, segment[3] + cx, segment[4] + cy, segment[5] + cx, segment[6] + cy];
  return [segment[0], segment[1] + cx, segment[2] + cy];
}

function scattered(kind: PatternKind, { x, y, width, height, size: side }: Frame, dice: Dice): Path[] {
  const size = Math.max(Math.min(8, side * 0.15), Math.min(20, side * (kind === 'spots' ? 0.072 : 0.085)));
  const gap = size * (kind === 'spots' ? 3.1 : 3.3);
  const shapes: Path[] = [];
  for (let row = 0, top = y + gap * 0.3; top < y + height + size; row += 1, top += gap * 0.86) {
    for (let left = x + (row % 2 ? gap * 0.5 : 0) + gap * 0.2; left < x + width + size; left += gap) {
      const at: Point = [left + dice.between(-0.16, 0.16) * gap, top + dice.between(-0.14, 0.14) * gap];
      const r = size * (kind === 'spots' ? dice.between(0.68, 1.12) : dice.between(0.9, 1.1));
      shapes.push(FORMS[kind === 'hearts' || kind === 'stars' ? kind : 'spots'](at, r, dice.between(-16, 16)));
    }
  }
  return shapes;
}

const FORMS: Readonly<Record<'spots' | 'hearts' | 'stars', (at: Point, r: number, degrees: number) => Path>> = {
  spots: ([x, y], r, degrees) => turn(ellipse(x, y, r * 1.08, r * 0.92), degrees, [x, y]),
  hearts: ([x, y], r, degrees) =>
    turn(
      [
        ['M', x, y + r],
        ['C', x - r * 1.5, y - r * 0.1, x - r * 0.9, y - r * 1.1, x, y - r * 0.4],
        ['C', x + r * 0.9, y - r * 1.1, x + r * 1.5, y - r * 0.1, x, y + r],
        ['Z'],
      ],
      degrees,
      [x, y],
    ),
  stars: ([x, y], r, degrees) => {
    const points = Array.from({ length: 10 }, (_, i): Point =>
      turnPoint([x, y - r * (i % 2 ? 0.5 : 1.15)], i * 36 + degrees, [x, y]),
    );
    return [['M', ...(points[0] as Point)], ...points.slice(1).map((point): Path[number] => ['L', ...point]), ['Z']];
  },
};

/** A few large irregular patches near the edges, as on a cow. */
function patches({ x, y, width, height }: Frame, dice: Dice): Path[] {
  const places: readonly Point[] = [
    [0.16, 0.24],
    [0.86, 0.42],
    [0.3, 0.86],
    [0.74, 0.06],
  ];
  return places.map(([u, v]) => {
    const [cx, cy, r] = [x + width * u, y + height * v, Math.sqrt(width * height) * dice.between(0.15, 0.21)];
    return blob(
      Array.from({ length: 7 }, (_, i): Node => {
        const [angle, reach] = [(i / 7) * Math.PI * 2, r * dice.between(0.78, 1.2)];
        return [cx + Math.cos(angle) * reach * 1.15, cy + Math.sin(angle) * reach];
      }),
    );
  });
}
