import { limb } from '../../shape/limb';
import type { Node, Point } from '../../shape/path';
import { thing } from './thing';
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
  k: 'L-72,-110 -72,110|L78,-110 -60,14|L-20,-20 82,110',
  l: 'L-66,-110 -66,110 78,110',
  m: 'L-96,110 -96,-110 0,30 96,-110 96,110',
  n: 'L-78,110 -78,-110 78,110 78,-110',
  o: 'C0,-112 -78,-70 -88,0 -78,70 0,112 78,70 88,0 78,-70 0,-112',
  p: 'L-70,110 -70,-110|C-70,-110 20,-110 74,-56 20,0 -70,6',
  q: 'C0,-112 -78,-70 -88,0 -78,70 0,112 78,70 88,0 78,-70 0,-112|L40,60 92,112',
  r: 'L-70,110 -70,-110|C-70,-110 20,-110 74,-56 20,0 -70,6|L-6,10 78,110',
  s: 'C74,-76 20,-112 -60,-90 -66,-40 0,-4 68,42 60,96 -20,112 -78,74',
  t: 'L-86,-110 86,-110|L0,-110 0,110',
  u: 'C-78,-110 -78,30 -40,104 40,104 78,30 78,-110',
  v: 'L-84,-110 0,110 84,-110',
  w: 'L-104,-110 -56,110 0,-40 56,110 104,-110',
  x: 'L-78,-110 78,110|L78,-110 -78,110',
  y: 'L-80,-110 0,0 80,-110|L0,0 0,110',
  z: 'L-78,-110 78,-110 -78,110 78,110',
  0: 'C0,-112 -64,-80 -76,0 -64,80 0,112 64,80 76,0 64,-80 0,-112',
  1: 'L-46,-66 6,-110 6,110|L-50,110 62,110',
  2: 'C-74,-56 -40,-108 40,-108 74,-56 30,10 -76,110|L-76,110 78,110',
  3: 'C-70,-84 0,-114 66,-60 0,-4|C0,-4 78,52 10,114 -76,82',
  4: 'L40,110 40,-110 -82,50 84,50',
  5: 'L70,-110 -56,-110 -64,-14|C-64,-14 10,-36 76,36 20,110 -72,84',
  6: 'C56,-104 -40,-80 -82,20 -60,96 20,108 76,48 20,-16 -70,30',
  7: 'L-78,-110 78,-110 -20,110',
  8: 'C0,-4 -58,-40 -40,-100 40,-100 58,-40 0,-4 -70,40 -56,104 56,104 70,40 0,-4',
  9: 'C-56,104 40,80 82,-20 60,-96 -20,-108 -76,-48 -20,16 70,-30',
};
const STROKE_WIDTH_PX = 76;
/** The position of the face on glyphs without a stroke in the middle. */
const FACES: Readonly<Record<string, Point>> = {
  a: [0, 26],
  c: [-58, 0],
  d: [-46, 0],
  f: [-36, -12],
  g: [-52, 0],
  i: [0, 0],
  j: [30, -20],
  l: [-58, 36],
  o: [0, -92],
  p: [-40, 14],
  q: [0, -92],
  r: [-34, 4],
  t: [0, -104],
  u: [0, 84],
  v: [0, 76],
  x: [0, 0],
  y: [0, -20],
  0: [0, -92],
  1: [6, 0],
  4: [34, 52],
  6: [0, 56],
  7: [14, -16],
  9: [2, -50],
};

/** The strokes of a letter or digit about its centre, some 264 units tall; straight strokes have sharp corners. */
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

/** Draws a letter or digit in thick strokes that widen around its face; it has no legs. */
const letter = thing({ rx: 146, ry: 200, legs: 0, limits: [-16, 16] }, ({ ink, figure, curve, oval, at, u }) => {
  const glyph = figure.character.glyph ?? 'a';
  const strokes = glyphStrokes(glyph);
  const paths = strokes.map(curve);
  const edge = ink.look.outer;
  const [x, y] = FACES[glyph] ?? [0, 0];
  const swell = oval(x, y, 66, 55);
  const width = STROKE_WIDTH_PX * u;
  return {
    outline: swell,
    face: { x, y, rx: 72, ry: 58 },
    shoulder: [50 + x, y + 18],
    leftShoulder: [50 - x, y + 18],
    hip: [20, 100],
    hat: { y: -150, width: 60 },
    limbs: 'accent',
    over:
      paths.map((path) => ink.line(path, 'body', width + edge * 2)).join('') +
      ink.line(swell, 'body', edge * 2) +
      paths.map((path) => ink.stroke(path, 'body', width)).join('') +
      ink.area(swell, 'body'),
    rims: [
      swell,
      ...strokes.map(
        (stroke) =>
          limb(
            stroke.map((node): Point => at(node[0], node[1])),
            width,
            width,
          ).fill,
      ),
    ],
  };
});

/** Forms of letters and digits. */
export const LETTERS: Readonly<Record<string, Form>> = { letter };
