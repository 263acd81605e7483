import { numberList, round } from './number-text';
import type { Matrix } from './matrix';

/** One absolute path segment: a command and its coordinates in pixels. */
export interface Segment {
  command: 'M' | 'L' | 'C' | 'Q' | 'Z';
  points: number[];
}

const [MINUS, POINT, ZERO, NINE, LETTERS] = ['-', '.', '0', '9', 'A'].map((sign) => sign.charCodeAt(0)) as [number, number, number, number, number];

const isDigit = (code: number): boolean => (code >= ZERO && code <= NINE) || code === POINT;

/** Segments of canonical path data (absolute M L C Q Z, as the sanitiser writes it). Read sign by sign: every path of a mascot passes here, and an expression takes three times as long. */
export function segmentsOf(d: string): Segment[] {
  const segments: Segment[] = [];
  let points: number[] = [];
  for (let at = 0, end = 0; at < d.length; at = end) {
    const code = d.charCodeAt(at);
    end = at + 1;
    if (code >= LETTERS) {
      points = [];
      segments.push({ command: d[at] as Segment['command'], points });
    } else if (code === MINUS || isDigit(code)) {
      while (isDigit(d.charCodeAt(end))) end += 1;
      points.push(Number(d.slice(at, end)));
    }
  }
  return segments;
}

/** Canonical path data of segments, rounded to thousandths of a pixel. */
export function pathText(segments: readonly Segment[]): string {
  return segments.map(({ command, points }) => command + numberList(points.map((value) => round(value)))).join('');
}

/** The segments seen through a matrix. */
export function transformSegments(segments: readonly Segment[], m: Matrix): Segment[] {
  return segments.map(({ command, points }) => ({
    command,
    points: points.map((value, i) => (i % 2 === 0
      ? m[0] * value + m[2] * (points[i + 1] ?? 0) + m[4]
      : m[1] * (points[i - 1] ?? 0) + m[3] * value + m[5])),
  }));
}

/** Length of the control polygon in pixels: at least the length of the curve. */
export function polygonLength(segments: readonly Segment[]): number {
  let [x, y, startX, startY, length] = [0, 0, 0, 0, 0];
  for (const { command, points } of segments) {
    if (command === 'Z') {
      length += Math.hypot(startX - x, startY - y);
      [x, y] = [startX, startY];
    }
    for (let i = 0; i + 1 < points.length; i += 2) {
      const [nextX, nextY] = [points[i] ?? 0, points[i + 1] ?? 0];
      if (command === 'M') [startX, startY] = [nextX, nextY];
      else length += Math.hypot(nextX - x, nextY - y);
      [x, y] = [nextX, nextY];
    }
  }
  return length;
}

/** Twice the signed area of the control polygon: positive when it turns clockwise on screen. */
export function signedArea(segments: readonly Segment[]): number {
  let [x, y, startX, startY, area] = [0, 0, 0, 0, 0];
  const line = (nextX: number, nextY: number) => {
    area += x * nextY - nextX * y;
    [x, y] = [nextX, nextY];
  };
  for (const { command, points } of segments) {
    if (command === 'M' || command === 'Z') line(startX, startY);
    if (command === 'M') [startX, startY, x, y] = [points[0] ?? 0, points[1] ?? 0, points[0] ?? 0, points[1] ?? 0];
    else for (let i = 0; i + 1 < points.length; i += 2) line(points[i] ?? 0, points[i + 1] ?? 0);
  }
  line(startX, startY);
  return area;
}

/** The same outline drawn the other way round, every subpath closed: for fills and clips only. */
export function reversed(segments: readonly Segment[]): Segment[] {
  const subpaths: Segment[][] = [];
  for (const segment of segments) {
    if (segment.command === 'M' || subpaths.length === 0) subpaths.push([]);
    subpaths.at(-1)?.push(segment);
  }
  return subpaths.flatMap(reversedSubpath);
}

function reversedSubpath(segments: readonly Segment[]): Segment[] {
  const drawn = segments.filter(({ command }) => command !== 'Z');
  const back = drawn.slice(1).map((segment, i) => {
    const from = drawn[i]?.points.slice(-2) ?? [0, 0];
    return { command: segment.command, points: [...pairsBackward(segment.points.slice(0, -2)), ...from] };
  }).toReversed();
  return [{ command: 'M', points: drawn.at(-1)?.points.slice(-2) ?? [0, 0] }, ...back, { command: 'Z', points: [] }];
}

function pairsBackward(points: readonly number[]): number[] {
  const pairs: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) pairs.push(points[i] ?? 0, points[i + 1] ?? 0);
  return pairs;
}
