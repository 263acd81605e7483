import { coordinateText } from './coordinate-text';
import type { Matrix } from './matrix';

/** One absolute path segment: a command and its coordinates in pixels. */
export interface Segment {
  readonly command: 'M' | 'L' | 'C' | 'Q' | 'Z';
  readonly points: readonly number[];
}

const [MINUS, POINT, ZERO, NINE, LETTERS] = ['-', '.', '0', '9', 'A'].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
];

const CLOSING = 'Z'.charCodeAt(0);
/** The closing segment, one object for all: a path may have a hundred thousand. */
export const CLOSED: Segment = { command: 'Z', points: [] };

const isOfNumber = (code: number): boolean => code >= POINT && code <= NINE;

/** The path data that was parsed last: reading a drawing parses most of them several times in a row. */
let last: { d: string; segments: readonly Segment[] } = { d: '', segments: [] };

/**
 * Parses canonical path data (absolute M L C Q Z, as the sanitiser writes it). It reads character by character: every
 * path of a mascot passes here, and a regular expression takes three times as long.
 */
export function segmentsOf(d: string): readonly Segment[] {
  if (last.d !== d) last = { d, segments: parsed(d) };
  return last.segments;
}

function parsed(d: string): Segment[] {
  const segments: Segment[] = [];
  let points: number[] = [];
  for (let at = 0; at < d.length;) {
    let code = d.charCodeAt(at);
    at += 1;
    if (code === CLOSING) segments.push(CLOSED);
    else if (code >= LETTERS) {
      points = [];
      segments.push({ command: d[at - 1] as Segment['command'], points });
    } else if (code === MINUS || isOfNumber(code)) {
      const sign = code === MINUS ? -1 : 1;
      if (sign > 0) at -= 1;
      let [digits, divisor] = [0, 0];
      // So few digits are exact as a whole number, and so is its quotient by a power of ten.
      for (code = d.charCodeAt(at); isOfNumber(code); code = d.charCodeAt((at += 1))) {
        divisor = code === POINT ? 1 : divisor * 10;
        if (code !== POINT) digits = digits * 10 + code - ZERO;
      }
      points.push((sign * digits) / (divisor || 1));
    }
  }
  return segments;
}

/** Canonical path data of segments, rounded to thousandths of a pixel. */
export function pathText(segments: readonly Segment[]): string {
  let text = '';
  for (const { command, points } of segments) {
    text += command;
    for (let i = 0; i < points.length; i += 1) {
      const number = coordinateText(points[i] ?? 0);
      // A minus sign also separates numbers.
      text += i > 0 && number.charCodeAt(0) !== MINUS ? ` ${number}` : number;
    }
  }
  return text;
}

/** Whether all coordinates are numbers and no farther from the origin than this. */
export function isWithin(segments: readonly Segment[], farthest: number): boolean {
  for (const { points } of segments) {
    for (let i = 0; i < points.length; i += 1) if (!(Math.abs(points[i] ?? 0) <= farthest)) return false;
  }
  return true;
}

/** The segments under a matrix. */
export function transformSegments(segments: readonly Segment[], m: Matrix): Segment[] {
  return segments.map(({ command, points }) => ({
    command,
    points: points.map((value, i) =>
      i % 2 === 0
        ? m[0] * value + m[2] * (points[i + 1] ?? 0) + m[4]
        : m[1] * (points[i - 1] ?? 0) + m[3] * value + m[5],
    ),
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

/** Gives twice the signed area of the control polygon: positive if it turns clockwise on screen. */
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

/** Reverses an outline and closes every subpath; for fills and clips only. */
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
  const back = drawn
    .slice(1)
    .map((segment, i) => {
      const from = drawn[i]?.points.slice(-2) ?? [0, 0];
      return { command: segment.command, points: [...pairsBackward(segment.points.slice(0, -2)), ...from] };
    })
    .toReversed();
  return [{ command: 'M', points: drawn.at(-1)?.points.slice(-2) ?? [0, 0] }, ...back, { command: 'Z', points: [] }];
}

function pairsBackward(points: readonly number[]): number[] {
  const pairs: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) pairs.push(points[i] ?? 0, points[i + 1] ?? 0);
  return pairs;
}
