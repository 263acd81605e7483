import type { MarkShape } from '@/lib/core/sheet/vocabulary';
import { glyphStrokes } from '../shape/glyphs';
import { blob, curve, ellipse, rounded } from '../shape/curve';
import type { Node, Path, Point } from '../shape/path';
import { heartPath, starPath } from './emblems';

/** A mark around a point: closed shapes, and open lines with their width. */
export interface DrawnMark {
  fills: Path[];
  lines: Path[];
  width: number;
}

/** Half the height of a glyph in its own units. */
const HALF_GLYPH = 132;

/** The width of lines as a share of half the size of the mark. */
const LINE_SHARE = 0.34;

/** A closed outline around its centre, as x, y, x, y in half sizes: a smooth curve, or a polygon. */
interface MarkOutline {
  flat: readonly number[];
  isSmooth: boolean;
}

const OUTLINES: Readonly<Partial<Record<MarkShape, MarkOutline>>> = {
  moon: {
    flat: [0.1, -1, -0.7, -0.75, -1, 0, -0.7, 0.75, 0.1, 1, 0.75, 0.7, 0.1, 0.55, -0.2, 0, 0.1, -0.55, 0.75, -0.7],
    isSmooth: true,
  },
  bolt: {
    flat: [0.15, -1.1, -0.7, 0.15, -0.08, 0.15, -0.25, 1.1, 0.7, -0.25, 0.05, -0.25, 0.5, -1.1],
    isSmooth: false,
  },
  drop: {
    flat: [0, -1.1, 0.45, -0.3, 0.75, 0.35, 0.45, 0.9, 0, 1.05, -0.45, 0.9, -0.75, 0.35, -0.45, -0.3],
    isSmooth: true,
  },
  cross: {
    flat: [
      -0.32, -1, 0.32, -1, 0.32, -0.32, 1, -0.32, 1, 0.32, 0.32, 0.32, 0.32, 1, -0.32, 1, -0.32, 0.32, -1, 0.32, -1,
      -0.32, -0.32, -0.32,
    ],
    isSmooth: false,
  },
  diamond: { flat: [0, -1.1, 0.8, 0, 0, 1.1, -0.8, 0], isSmooth: false },
  crown: {
    flat: [-0.9, 0.75, -1, -0.7, -0.45, -0.1, 0, -0.95, 0.45, -0.1, 1, -0.7, 0.9, 0.75],
    isSmooth: false,
  },
  leaf: {
    flat: [0.95, -0.95, 0.75, 0.2, 0.1, 0.75, -0.6, 0.6, -0.95, 0.95, -0.7, 0.35, -0.7, -0.2, 0, -0.75],
    isSmooth: true,
  },
};

function outlinePath({ flat, isSmooth }: MarkOutline, [x, y]: Point, r: number): Path {
  const points = Array.from({ length: flat.length / 2 }, (_, index): Point => [
    x + (flat[index * 2] ?? 0) * r,
    y + (flat[index * 2 + 1] ?? 0) * r,
  ]);
  return isSmooth ? blob(points) : rounded(points, r * 0.1);
}

const PETAL_DEGREES = [0, 72, 144, 216, 288] as const;
/** The toes of a paw: the offset of each from its centre, in half sizes. */
const TOES: readonly Point[] = [
  [-0.78, -0.16],
  [-0.3, -0.68],
  [0.3, -0.68],
  [0.78, -0.16],
];

const petal = (x: number, y: number, r: number, degrees: number): Path => {
  const angle = (degrees * Math.PI) / 180;
  return ellipse(x + Math.sin(angle) * r * 0.6, y - Math.cos(angle) * r * 0.6, r * 0.42, r * 0.42);
};

const filledWith = (fills: Path[]): DrawnMark => ({ fills, lines: [], width: 0 });

const lined = (lines: Path[], r: number, fills: Path[] = []): DrawnMark => ({ fills, lines, width: r * LINE_SHARE });

/** The shapes of a mark that are no simple outline. */
const DRAWN: Readonly<Partial<Record<MarkShape, (at: Point, r: number) => DrawnMark>>> = {
  heart: ([x, y], r) => filledWith([heartPath(x, y, r)]),
  star: (at, r) => filledWith([starPath(at, r * 1.1)]),
  circle: ([x, y], r) => filledWith([ellipse(x, y, r * 0.9, r * 0.9)]),
  flower: ([x, y], r) =>
    filledWith([...PETAL_DEGREES.map((degrees) => petal(x, y, r, degrees)), ellipse(x, y, r * 0.34, r * 0.34)]),
  paw: ([x, y], r) =>
    filledWith([
      ellipse(x, y + r * 0.42, r * 0.56, r * 0.46),
      ...TOES.map(([dx, dy]) => ellipse(x + dx * r, y + dy * r, r * 0.23, r * 0.29)),
    ]),
  check: ([x, y], r) =>
    lined(
      [
        [
          ['M', x - r * 0.7, y],
          ['L', x - r * 0.15, y + r * 0.6],
          ['L', x + r * 0.8, y - r * 0.65],
        ],
      ],
      r,
    ),
  smiley: ([x, y], r) =>
    lined(
      [
        curve([
          [x - r * 0.66, y + r * 0.16],
          [x, y + r * 0.72],
          [x + r * 0.66, y + r * 0.16],
        ]),
      ],
      r * 0.66,
      [-1, 1].map((s) => ellipse(x + s * r * 0.4, y - r * 0.42, r * 0.2, r * 0.3)),
    ),
  anchor: ([x, y], r) =>
    lined(
      [
        ellipse(x, y - r * 0.78, r * 0.2, r * 0.2),
        curve([
          [x, y - r * 0.55],
          [x, y + r * 0.92],
        ]),
        curve([
          [x - r * 0.42, y - r * 0.3],
          [x + r * 0.42, y - r * 0.3],
        ]),
        curve([
          [x - r * 0.8, y + r * 0.3],
          [x, y + r * 0.95],
          [x + r * 0.8, y + r * 0.3],
        ]),
      ],
      r * 0.66,
    ),
};

/** The lines of letters and digits side by side. */
function signShapes(sign: string, [x, y]: Point, r: number): DrawnMark {
  const size = sign.length > 1 ? r * 0.84 : r;
  const lines = [...sign].flatMap((glyph, index) => {
    const middle = x + (index - (sign.length - 1) / 2) * size * 1.62;
    return glyphStrokes(glyph).map((nodes) =>
      curve(
        nodes.map(([px, py, corner = 0]): Node => [
          middle + (px / HALF_GLYPH) * size * 0.92,
          y + (py / HALF_GLYPH) * size,
          corner,
        ]),
      ),
    );
  });
  return lined(lines, size);
}

/** The shapes of a mark around a point; `r` is half its size. Letters and digits are given as they are. */
export function markShapes(mark: string, at: Point, r: number): DrawnMark {
  const known = mark as MarkShape;
  const outline = OUTLINES[known];
  return outline
    ? filledWith([outlinePath(outline, at, r)])
    : (DRAWN[known]?.(at, r) ?? signShapes(mark.toLowerCase(), at, r));
}

/** The usual colour of each mark; letters and digits are white. */
export const MARK_COLORS: Readonly<Record<MarkShape, string>> = {
  heart: '#e8405a',
  star: '#f7c744',
  moon: '#f7d774',
  bolt: '#fbc53c',
  flower: '#f48fb4',
  drop: '#4a9fe8',
  cross: '#e0332c',
  diamond: '#5cc8e8',
  circle: '#f7c744',
  check: '#4fae5b',
  smiley: '#3d4250',
  paw: '#fdfaf2',
  leaf: '#5aae4a',
  crown: '#f2bf3f',
  anchor: '#fdfaf2',
};
