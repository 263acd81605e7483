import { CLOSED, type Segment } from '../geometry/segments';
import type { ElementName, Values } from './allowlist';
import { valuesOf, type Warn } from './attributes';
import type { Budget } from './budget';
import { boundedPath, canonicalPath } from './path-data';
import type { XmlElement } from './parse';

/** The distance of a cubic's handles that draw a quarter of a circle of radius 1. */
const KAPPA = 0.5522847498;

const move = (...points: number[]): Segment => ({ command: 'M', points });
const line = (...points: number[]): Segment => ({ command: 'L', points });
const curve = (...points: number[]): Segment => ({ command: 'C', points });

function ellipse(cx: number, cy: number, rx: number, ry: number): Segment[] {
  if (rx <= 0 || ry <= 0) return [];
  const [kx, ky] = [rx * KAPPA, ry * KAPPA];
  return [
    move(cx + rx, cy),
    curve(cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry),
    curve(cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy),
    curve(cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry),
    curve(cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy),
    CLOSED,
  ];
}

function rectangle(values: Values<'rect'>): Segment[] {
  const { x = 0, y = 0, width = 0, height = 0 } = values;
  if (width <= 0 || height <= 0) return [];
  const rx = Math.min(values.rx ?? values.ry ?? 0, width / 2);
  const ry = Math.min(values.ry ?? values.rx ?? 0, height / 2);
  const [right, bottom] = [x + width, y + height];
  if (rx <= 0 || ry <= 0) return [move(x, y), line(right, y), line(right, bottom), line(x, bottom), CLOSED];
  const [kx, ky] = [rx * (1 - KAPPA), ry * (1 - KAPPA)];
  return [
    move(x + rx, y),
    line(right - rx, y),
    curve(right - kx, y, right, y + ky, right, y + ry),
    line(right, bottom - ry),
    curve(right, bottom - ky, right - kx, bottom, right - rx, bottom),
    line(x + rx, bottom),
    curve(x + kx, bottom, x, bottom - ky, x, bottom - ry),
    line(x, y + ry),
    curve(x, y + ky, x + kx, y, x + rx, y),
    CLOSED,
  ];
}

function polygon(points: readonly number[] = [], close: boolean): Segment[] {
  const segments: Segment[] = [];
  for (let i = 0; i + 1 < points.length; i += 2)
    segments.push((i === 0 ? move : line)(points[i] ?? 0, points[i + 1] ?? 0));
  return segments.length > 1 && close ? [...segments, CLOSED] : segments;
}

type ShapeName = Exclude<ElementName, 'g' | 'defs' | 'linearGradient' | 'radialGradient' | 'stop' | 'clipPath' | 'use'>;

/** The result of reading a shape: its attributes, and its outline as canonical path data (empty: nothing to draw). */
export interface ReadShape {
  values: Values<'g'>;
  d: string;
}

type Reader = (element: XmlElement, warn: Warn, budget: Budget) => ReadShape;

function basic<E extends ShapeName>(name: E, outline: (values: Values<E>) => Segment[]): Reader {
  return (element, warn, budget) => {
    const values = valuesOf(name, element, warn) as Values<E> & Values<'g'>;
    return { values, d: boundedPath(outline(values), budget) };
  };
}

/** How each shape of the subset becomes a path. */
export const SHAPES: Readonly<Record<ShapeName, Reader>> = {
  path: (element, warn, budget) => {
    const values = valuesOf('path', element, warn);
    return { values, d: canonicalPath(values.d ?? '', budget) };
  },
  rect: basic('rect', rectangle),
  circle: basic('circle', ({ cx = 0, cy = 0, r = 0 }) => ellipse(cx, cy, r, r)),
  ellipse: basic('ellipse', ({ cx = 0, cy = 0, rx, ry }) => ellipse(cx, cy, rx ?? ry ?? 0, ry ?? rx ?? 0)),
  line: basic('line', ({ x1 = 0, y1 = 0, x2 = 0, y2 = 0 }) => [move(x1, y1), line(x2, y2)]),
  polyline: basic('polyline', ({ points }) => polygon(points, false)),
  polygon: basic('polygon', ({ points }) => polygon(points, true)),
};

/** Whether the element is a shape of the subset. */
export function isShapeName(name: string): name is ShapeName {
  return Object.hasOwn(SHAPES, name);
}
