import { ellipse } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { BodySide } from '../../body/side';
import { boxOf, shift, type Node, type Path, type Point } from '../../shape/path';
import { glyphStrokes } from '../../shape/glyphs';
import { spanAt } from '../../shape/span';
import { type Bench, thing } from './thing';
import type { Form } from './form';

/** The width of a glyph's strokes, in units of the reference figure. */
const STROKE_WIDTH = 90;
/** The half width and half height by which a glyph widens around its face, in the same units. */
const SWELL: Point = [63, 56];

/**
 * The position of the face of each glyph: at a junction, on a stroke, or in the bowl of a glyph that stays readable.
 */
const FACES: Readonly<Record<string, Point>> = {
  a: [0, 14],
  b: [-8, 0],
  c: [-82, 0],
  d: [-62, 0],
  e: [-36, 0],
  f: [-36, -4],
  g: [-80, 0],
  j: [60, -40],
  k: [-58, -4],
  l: [-66, 20],
  m: [0, 4],
  o: [0, -120],
  p: [-2, -64],
  q: [0, -120],
  r: [-2, -64],
  t: [0, -116],
  u: [0, 106],
  v: [0, 42],
  w: [0, -6],
  y: [0, -14],
  0: [0, -120],
  1: [6, -6],
  2: [40, -10],
  3: [14, -4],
  4: [10, 44],
  5: [10, -4],
  6: [-2, 56],
  7: [34, -46],
  8: [0, -8],
  9: [2, -56],
};

/** The y below which a stroke reaches the ground, and the width that two legs need, in the same units. */
const STANDING_Y = 100;
const MIN_LEG_GAP = 60;
const LEG_OFFSET = 25;

/** The x of both legs: under the outermost strokes that reach the ground, or side by side under a single one. */
function legsOf(glyph: string, strokes: readonly (readonly Node[])[]): [left: number, right: number] {
  const xs = strokes
    .slice(0, glyph === 'q' ? 1 : undefined)
    .flat()
    .flatMap(([x, y]) => (y > STANDING_Y ? [x] : []));
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  if (right - left >= MIN_LEG_GAP) return [left, right];
  const middle = (left + right) / 2;
  return [middle - LEG_OFFSET, middle + LEG_OFFSET];
}

/** The points of a curve, and the segments of a polyline as separate strokes, because their ends are round. */
const barsOf = (stroke: readonly Node[]): Point[][] => {
  const points = stroke.map(([x, y]): Point => [x, y]);
  if (!stroke.some(([, , corner]) => corner)) return [points];
  return points.slice(1).map((to, index): Point[] => [points[index] ?? to, to]);
};

/** The left and right edge of a glyph at a height. */
function edgesAt(outlines: readonly Path[], y: number): [left: number, right: number] {
  const spans = outlines.map((path) => spanAt(path, y)).filter(([left, right]) => left !== right);
  return [Math.min(...spans.map(([left]) => left)), Math.max(...spans.map(([, right]) => right))];
}

/** The additional reach of a stroke below an arm at which the arm has no space to hang, in the same units. */
const CROWDED_BY = 16;

/** The distance of limb roots inside the glyph, and of the shade from its edge, in units of the reference figure. */
const LIMB_INSET = 10;
const SHADE_WIDTH = 9;

/** The SVG of a glyph's strokes with the swell around its face: contour, fill and shade. */
function paintOf({ ink, u }: Bench, paths: readonly Path[], swell: Path): string {
  const [edge, width] = [ink.look.outer, STROKE_WIDTH * u];
  const shade = ink.look.shading === 'none' || ink.look.pixels ? 0 : SHADE_WIDTH * u;
  const lit = (path: Path) => shift(path, -shade / 2, -shade / 2);
  return [
    ...(edge > 0
      ? [...paths.map((path) => ink.line(path, 'body', width + edge * 2)), ink.line(swell, 'body', edge * 2)]
      : []),
    ...(shade > 0
      ? [...paths.map((path) => ink.stroke(path, 'body_shade', width)), ink.area(swell, 'body_shade')]
      : []),
    ...paths.map((path) => ink.stroke(lit(path), 'body', width - shade)),
    ink.area(lit(swell), 'body'),
  ].join('');
}

/** Builds a letter or digit of thick strokes that widen around its face, with legs under the strokes that stand. */
const letter: Form = (figure, hatRise) => {
  const glyph = figure.character.glyph ?? 'a';
  const strokes = glyphStrokes(glyph);
  const bars = strokes.flatMap(barsOf);
  const flat = bars.map((bar) => limb(bar, STROKE_WIDTH, STROKE_WIDTH).fill);
  const boxes = flat.map(boxOf);
  const rx = Math.max(...boxes.map(({ x, width }) => Math.max(-x, x + width)));
  const ry = Math.max(...boxes.map(({ y, height }) => Math.max(-y, y + height)));
  const [x, y] = FACES[glyph] ?? [0, 0];
  const [left, right] = edgesAt([...flat, ellipse(x, y, ...SWELL)], y + SWELL[1] * 0.6);
  const [leftLeg, rightLeg] = legsOf(glyph, strokes);
  const isCrowded = (side: BodySide): boolean =>
    [30, 60, 90].some((down) => {
      const [low, high] = edgesAt(flat, y + SWELL[1] * 0.6 + down);
      return side === 'left' ? low < left - CROWDED_BY : high > right + CROWDED_BY;
    });
  thing({ rx, ry, limits: [-16, 16] }, (bench) => {
    const { curve, oval, at, u } = bench;
    const width = STROKE_WIDTH * u;
    const swell = oval(x, y, ...SWELL);
    return {
      outline: swell,
      face: { x, y, rx: 76, ry: 60 },
      shoulder: [right - LIMB_INSET, y + SWELL[1] * 0.6],
      leftShoulder: [-left - LIMB_INSET, y + SWELL[1] * 0.6],
      hip: [rightLeg, ry - STROKE_WIDTH * 0.4],
      leftHip: [-leftLeg, ry - STROKE_WIDTH * 0.4],
      hat: { y: -ry + 22, width: 60 },
      bareNeck: true,
      armsBehind: true,
      crowded: { left: isCrowded('left'), right: isCrowded('right') },
      limbs: 'accent',
      over: paintOf(bench, strokes.map(curve), swell),
      rims: [
        swell,
        ...bars.map(
          (bar) =>
            limb(
              bar.map(([px, py]) => at(px, py)),
              width,
              width,
            ).fill,
        ),
      ],
    };
  })(figure, hatRise);
};

/** Forms of letters and digits. */
export const LETTERS: Readonly<Record<string, Form>> = { letter };
