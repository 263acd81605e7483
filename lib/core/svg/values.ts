import { LIMITS } from '../limits';
import { type Matrix, IDENTITY, multiply } from '../geometry/matrix';
import { NAME } from '../patterns';
import type { Paint } from '../paint/drawing';
import { colorOf } from '../color/css';
import { Scanner } from '../scan';
import { measureOf } from './measure';
import { OUT_OF_RANGE } from './path-data';
import { Refusal } from './refusal';

/** Reads one attribute's value; null when it does not match the grammar. */
export type Grammar<T> = (text: string) => T | null;

const LOCAL_URL = /^url\(\s*["']?#([^"'()\s]{1,200})["']?\s*\)/;

function bounded(value: number): number {
  if (!(Math.abs(value) <= LIMITS.svg.coordinate)) throw new Refusal(OUT_OF_RANGE);
  return value;
}

/** A list of numbers; throws a Refusal for one out of range. */
export const numbers: Grammar<number[]> = (text) => {
  const list: number[] = [];
  const scan = new Scanner(text);
  for (scan.separators(); !scan.isAtEnd; scan.separators()) {
    const value = scan.number();
    if (value === null) return null;
    list.push(bounded(value));
  }
  return list;
};

/** A length in pixels, with or without `px`. */
export const length: Grammar<number> = (text) => {
  const measure = measureOf(text);
  return measure && (measure.unit === '' || measure.unit === 'px') ? bounded(measure.value) : null;
};

/** A length that may not be negative. */
export const size: Grammar<number> = (text) => {
  const value = length(text);
  return value !== null && value >= 0 ? value : null;
};

/** A number or a percentage, the latter as a fraction. */
export const ratio: Grammar<number> = (text) => {
  const measure = measureOf(text);
  if (!measure || (measure.unit !== '' && measure.unit !== '%')) return null;
  return bounded(measure.value) / (measure.unit ? 100 : 1);
};

/** A ratio clamped between 0 and 1: an opacity, a stop's offset. */
export const fraction: Grammar<number> = (text) => {
  const value = ratio(text);
  return value === null ? null : Math.min(1, Math.max(0, value));
};

/** A gradient's coordinate, and whether it was given in percent. */
export const coordinate: Grammar<{ value: number; percent: boolean }> = (text) => {
  const value = length(text) ?? ratio(text);
  return value === null ? null : { value, percent: text.includes('%') };
};

/** One of some words. */
export function word<const W extends string>(...words: W[]): Grammar<W> {
  return (text) => words.find((one) => one === text.trim()) ?? null;
}

/** The id that `url(#id)` names. */
export const localUrl: Grammar<string> = (text) => LOCAL_URL.exec(text.trim())?.[1] ?? null;

/** The id that `#id` names. */
export const localReference: Grammar<string> = (text) => /^#([^\s"'()]{1,200})$/.exec(text.trim())?.[1] ?? null;

/** A clip reference: an id, or none. */
export const clipReference: Grammar<{ id: string | null }> = (text) => {
  const id = localUrl(text);
  return id !== null || text.trim() === 'none' ? { id } : null;
};

/** Any id; only those of gradients, clips and reused shapes are looked up. */
export const identifier: Grammar<string> = (text) => text;

/** A palette token or a plain colour. */
export const solid: Grammar<Extract<Paint, { kind: 'color' | 'token' }>> = (text) => {
  const value = text.trim();
  if (value.startsWith('$')) return NAME.test(value.slice(1)) ? { kind: 'token', token: value.slice(1) } : null;
  const color = colorOf(value);
  return color ? { kind: 'color', color } : null;
};

/** The paint of a fill or stroke: none, a colour, a token or a gradient. */
export const paint: Grammar<Paint> = (text) => {
  const value = text.trim();
  if (value === 'none' || value === 'transparent') return { kind: 'none' };
  const id = localUrl(value);
  return id === null ? solid(value) : { kind: 'gradient', id };
};

/** Dash lengths; an empty list means a solid line. */
export const dashes: Grammar<number[]> = (text) => {
  if (text.trim() === 'none') return [];
  const list = numbers(text.replaceAll('px', ' '));
  if (!list || list.length > 64 || list.some((value) => value < 0)) return null;
  return list.some((value) => value > 0) ? list : [];
};

/** The maximum number of characters in the brackets of one function. */
const MAX_ARGUMENTS_LENGTH = 400;

type TransformFunction = (n: number[]) => Matrix | null;

const FUNCTIONS = new Map<string, TransformFunction>(
  Object.entries<TransformFunction>({
    matrix: (n) => (n.length === 6 ? [n[0] ?? 1, n[1] ?? 0, n[2] ?? 0, n[3] ?? 1, n[4] ?? 0, n[5] ?? 0] : null),
    translate: ([x, y, ...rest]) => (x === undefined || rest.length ? null : [1, 0, 0, 1, x, y ?? 0]),
    scale: ([x, y, ...rest]) => (x === undefined || rest.length ? null : [x, 0, 0, y ?? x, 0, 0]),
    rotate: ([degrees, x, y, ...rest]) => {
      const isRead = degrees !== undefined && rest.length === 0 && (x === undefined) === (y === undefined);
      return isRead ? rotation(degrees, x ?? 0, y ?? 0) : null;
    },
    skewX: (n) => (n.length === 1 ? [1, 0, Math.tan(((n[0] ?? 0) * Math.PI) / 180), 1, 0, 0] : null),
    skewY: (n) => (n.length === 1 ? [1, Math.tan(((n[0] ?? 0) * Math.PI) / 180), 0, 1, 0, 0] : null),
  }),
);

function rotation(degrees: number, x: number, y: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

/** One function of a transform list; null where there is none. */
function transformFunction(scan: Scanner): Matrix | null {
  const read = FUNCTIONS.get(scan.letters());
  scan.space();
  if (!read || !scan.take('(')) return null;
  const inside = scan.until('(', ')');
  const list = scan.take(')') && inside.length <= MAX_ARGUMENTS_LENGTH ? numbers(inside) : null;
  return list && read(list);
}

/** A list of transform functions as one matrix; throws a Refusal when it is out of range. */
export const transform: Grammar<Matrix> = (text) => {
  const scan = new Scanner(text);
  let matrix = IDENTITY;
  for (scan.space(); !scan.isAtEnd; scan.space()) {
    scan.separators();
    const next = transformFunction(scan);
    if (!next) return null;
    matrix = multiply(matrix, next);
    matrix.forEach(bounded);
  }
  return matrix;
};
