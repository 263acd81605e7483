import { ellipse } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { BodySide } from '../../body/side';
import { boxOf, shift, type Node, type Path, type Point } from '../../shape/path';
import { spanAt } from '../../shape/span';
import { type Bench, thing } from './thing';
import type { Form } from './form';

/** The strokes of each letter and digit: L is a polyline, C a smooth curve through its points. */
const GLYPHS: Readonly<Record<string, string>> = {
  a: 'L-84,110 0,-110 84,110|L-46,50 46,50',
  b: 'L-70,-110 -70,110|C-70,-110 20,-108 62,-58 20,-6 -70,0|C-70,0 30,2 78,56 30,108 -70,110',
  c: 'C78,-70 20,-112 -60,-84 -88,0 -60,84 20,112 78,70',
  d: 'L-70,-110 -70,110|C-70,-110 10,-106 84,-50 84,50 10,106 -70,110',
  e: 'L76,-110 -68,-110 -68,110 76,110|L-68,0 56,0',
  f: 'L76,-110 -68,-110 -68,110|L-68,0 56,0',
  g: 'C78,-70 20,-112 -60,-84 -88,0 -60,84 20,112 84,60|L84,60 84,10 24,10',
  h: 'L-76,-110 -76,110|L76,-110 76,110|L-76,0 76,0',
  i: 'L0,-110 0,110|L-56,-110 56,-110|L-56,110 56,110',
  j: 'C64,-110 64,40 34,104 -30,108 -74,60',
  k: 'L-74,-110 -74,110|L88,-110 -50,10|L-14,-22 92,110',
  l: 'L-66,-110 -66,110 78,110',
  m: 'L-96,110 -96,-110 0,30 96,-110 96,110',
  n: 'L-78,110 -78,-110 78,110 78,-110',
  o: 'C0,-112 -78,-70 -88,0 -78,70 0,112 78,70 88,0 78,-70 0,-112 -78,-70',
  p: 'L-70,110 -70,-110|C-70,-110 20,-110 74,-56 20,0 -70,6',
  q: 'C0,-112 -78,-70 -88,0 -78,70 0,112 78,70 88,0 78,-70 0,-112 -78,-70|L36,56 96,116',
  r: 'L-70,110 -70,-110|C-70,-110 20,-110 74,-56 20,0 -70,6|L-6,10 78,110',
  s: 'C74,-76 20,-112 -60,-90 -66,-40 0,-4 68,42 60,96 -20,112 -78,74',
  t: 'L-86,-110 86,-110|L0,-110 0,110',
  u: 'C-78,-110 -78,30 -40,104 40,104 78,30 78,-110',
  v: 'L-84,-110 0,110 84,-110',
  w: 'L-104,-110 -56,110 0,-40 56,110 104,-110',
  x: 'L-78,-110 78,110|L78,-110 -78,110',
  y: 'L-80,-110 0,0 80,-110|L0,0 0,110',
  z: 'L-78,-110 78,-110 -78,110 78,110',
  0: 'C0,-112 -64,-80 -76,0 -64,80 0,112 64,80 76,0 64,-80 0,-112 -64,-80',
  1: 'L-46,-66 6,-110 6,110|L-50,110 62,110',
  2: 'C-74,-56 -40,-108 40,-108 74,-56 30,10 -76,110|L-76,110 78,110',
  3: 'C-70,-84 0,-114 66,-60 0,-4|C0,-4 78,52 10,114 -76,82',
  4: 'L40,110 40,-110 -82,50 84,50',
  5: 'L70,-110 -56,-110 -64,-14|C-64,-14 10,-36 76,36 20,110 -72,84',
  6: 'C56,-104 -40,-80 -82,20 -60,96 20,108 76,48 20,-16 -70,30',
  7: 'L-78,-110 78,-110 -20,110',
  8: 'C0,-4 -58,-40 -40,-100 40,-100 58,-40 0,-4 -70,40 -56,104 56,104 70,40 0,-4 -58,-40',
  9: 'C-56,104 40,80 82,-20 60,-96 -20,-108 -76,-48 -20,16 70,-30',
};
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

/** The strokes of a letter or digit around its centre, some 264 units tall; polylines have sharp corners. */
export const glyphStrokes = (glyph: string): Node[][] =>
  (GLYPHS[glyph] ?? GLYPHS.a ?? '').split('|').map((stroke) =>
    stroke
      .slice(1)
      .split(' ')
      .map((pair): Node => {
        const [x = 0, y = 0] = pair.split(',').map(Number);
        return [x * 1.1, y * 1.2, stroke.startsWith('L') ? 1 : 0];
      }),
  );

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
