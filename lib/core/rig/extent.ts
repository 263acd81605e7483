import { aboutPivot, apply, IDENTITY, multiply, type Matrix } from '../geometry/matrix';
import { remembered } from '../remembered';
import { Scanner } from '../scan';

/** A box in canvas pixels. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Mark = (x: number, y: number) => void;
type Outline = readonly (readonly [number, number])[];

const TAG = /<(\/?)([a-zA-Z]+)\b([^<>]*?)(\/?)>/g;
const HIDDEN = new Set(['defs', 'clipPath', 'linearGradient', 'radialGradient']);
const CURVE_STOPS = [0.2, 0.4, 0.6, 0.8, 1];
/** Points on a circle of radius 1: its four extremes, and one between each two. */
const ROUND = Array.from({ length: 8 }, (_, i): [number, number] => [
  Math.cos((i * Math.PI) / 4),
  Math.sin((i * Math.PI) / 4),
]);
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/**
 * The approximate box of a fragment, read from the numbers of its text. It leaves out strokes, and clipped shapes,
 * which shade others. It is precise enough for the position and reach of a part. Null when the fragment draws
 * nothing.
 */
export function extentOf(svg: string): Edges | null {
  const points = outlineOf(svg);
  if (!points.length) return null;
  const box = emptyBox();
  for (const point of points) stretch(box, point);
  return box;
}

function readOutline(svg: string): Outline {
  const [plain, clipped]: [number, number][][] = [[], []];
  const stack: Layer[] = [{ matrix: IDENTITY, clips: false }];
  let hidden = 0;
  for (const [, closes, name = '', text = '', alone] of svg.matchAll(TAG)) {
    if (HIDDEN.has(name)) hidden += alone ? 0 : closes ? -1 : 1;
    if (closes) {
      if (name === 'g' && stack.length > 1) stack.pop();
      continue;
    }
    const { matrix: above, clips: inClip } = stack.at(-1) ?? { matrix: IDENTITY, clips: false };
    const matrix = multiply(above, transformOf(attribute(text, 'transform')));
    const clips = inClip || attribute(text, 'clip-path') !== '';
    if (name === 'g' && !alone) stack.push({ matrix, clips });
    if (!hidden) markShape(name, text, (x, y) => (clips ? clipped : plain)?.push(apply(matrix, x, y)));
  }
  return [plain, clipped].find((points) => points?.length) ?? [];
}

/** Points around what a fragment draws, as approximate as `extentOf`; the same list for the same text. */
export const outlineOf: (svg: string) => Outline = remembered(readOutline);

interface Layer {
  matrix: Matrix;
  clips: boolean;
}

const emptyBox = (): Edges => ({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity });

/** The box around several, null when there is none. */
export function union(boxes: readonly (Edges | null)[]): Edges | null {
  const known = boxes.filter((box) => box !== null);
  if (!known.length) return null;
  return {
    left: Math.min(...known.map(({ left }) => left)),
    top: Math.min(...known.map(({ top }) => top)),
    right: Math.max(...known.map(({ right }) => right)),
    bottom: Math.max(...known.map(({ bottom }) => bottom)),
  };
}

function stretch(box: Edges, [x, y]: readonly [number, number]): void {
  box.left = Math.min(box.left, x);
  box.right = Math.max(box.right, x);
  box.top = Math.min(box.top, y);
  box.bottom = Math.max(box.bottom, y);
}

const finderOf = remembered((name) => new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)`));
const attribute = (text: string, name: string): string => finderOf(name).exec(text)?.[1] ?? '';
const numbers = (text: string): number[] => (text.match(NUMBER) ?? []).map(Number);

function markShape(name: string, text: string, mark: Mark): void {
  const read = (key: string): number => numbers(attribute(text, key))[0] ?? 0;
  if (name === 'path') return markPath(attribute(text, 'd'), mark);
  if (name === 'circle' || name === 'ellipse') {
    const [rx, ry] = name === 'circle' ? [read('r'), read('r')] : [read('rx'), read('ry')];
    for (const [x, y] of ROUND) mark(read('cx') + rx * x, read('cy') + ry * y);
  } else if (name === 'rect') {
    mark(read('x'), read('y'));
    mark(read('x') + read('width'), read('y') + read('height'));
    mark(read('x') + read('width'), read('y'));
    mark(read('x'), read('y') + read('height'));
  } else if (name === 'line') {
    mark(read('x1'), read('y1'));
    mark(read('x2'), read('y2'));
  } else if (name === 'polygon' || name === 'polyline') {
    const list = numbers(attribute(text, 'points'));
    for (let i = 0; i + 1 < list.length; i += 2) mark(list[i] ?? 0, list[i + 1] ?? 0);
  }
}

/**
 * The number of arguments per command. Pairs are points, h and v move along one axis, and only the end of an arc is a
 * point.
 */
const TAKES: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, s: 4, c: 6, a: 7, z: 0 };

function markPath(d: string, mark: Mark): void {
  let at: [number, number] = [0, 0];
  let start = at;
  for (const [, letter = '', rest = ''] of d.matchAll(/([mltqscahvz])([^mltqscahvz]*)/gi)) {
    const command = letter.toLowerCase();
    const relative = letter === command;
    const list = command === 'a' ? arcNumbers(rest) : numbers(rest);
    const takes = TAKES[command] ?? 0;
    if (takes === 0) {
      at = start;
      continue;
    }
    for (let first = 0; first + takes <= list.length; first += takes) {
      const points = pointsOf(command, list.slice(first, first + takes), at, relative);
      for (const [x, y] of points) mark(x, y);
      at = points.at(-1) ?? at;
      if (command === 'm' && first === 0) start = at;
    }
  }
}

function pointsOf(
  command: string,
  step: readonly number[],
  [x, y]: readonly [number, number],
  relative: boolean,
): [number, number][] {
  const [ox, oy] = relative ? [x, y] : [0, 0];
  const [a = 0] = step;
  if (command === 'h') return [[ox + a, y]];
  if (command === 'v') return [[x, oy + a]];
  const points: [number, number][] = [];
  for (let i = command === 'a' ? 5 : 0; i + 1 < step.length; i += 2)
    points.push([ox + (step[i] ?? 0), oy + (step[i + 1] ?? 0)]);
  return command === 'c' || command === 'q' || command === 's' ? alongCurve([[x, y], ...points]) : points;
}

/** Samples points on a Bézier curve: its control points would make the box too large. */
function alongCurve(control: readonly [number, number][]): [number, number][] {
  return CURVE_STOPS.map((stop) => {
    let points = [...control];
    while (points.length > 1) {
      points = points.slice(1).map(([x, y], i): [number, number] => {
        const [fromX, fromY] = points[i] ?? [x, y];
        return [fromX + (x - fromX) * stop, fromY + (y - fromY) * stop];
      });
    }
    return points[0] ?? [0, 0];
  });
}

/** The flags of an arc may lack a space after them (`a1 1 0 011 1`). */
function arcNumbers(text: string): number[] {
  const scan = new Scanner(text);
  const list: number[] = [];
  for (scan.separators(); !scan.isAtEnd; scan.separators()) {
    const value = list.length % 7 === 3 || list.length % 7 === 4 ? scan.digit() : scan.number();
    if (value === null) break;
    list.push(value);
  }
  return list;
}

function transformOf(text: string): Matrix {
  let matrix: Matrix = IDENTITY;
  for (const [, kind = '', inside = ''] of text.matchAll(/\b([a-zA-Z]+)\s?\(([^()]*)\)/g)) {
    const [a = 0, b, c, d = 1, e = 0, f = 0] = numbers(inside);
    if (kind === 'matrix') matrix = multiply(matrix, [a, b ?? 0, c ?? 0, d, e, f]);
    else if (kind === 'translate') matrix = multiply(matrix, [1, 0, 0, 1, a, b ?? 0]);
    else if (kind === 'scale') matrix = multiply(matrix, [a, 0, 0, b ?? a, 0, 0]);
    else if (kind === 'rotate') matrix = multiply(matrix, aboutPivot([b ?? 0, c ?? 0], a, 1, 1, 0, 0));
  }
  return matrix;
}
