import { conditionWords } from '@/lib/core/canvas/machine';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { Place } from './document';
import { sizeOf } from './layout';

/** All that leads from one state to another, drawn as one line. */
export interface Route {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  /** Whether the end of the animation leads there. */
  readonly then: boolean;
  /** The transitions, by their index, in the order in which they are tried. */
  readonly transitions: readonly number[];
  /** SVG path data, and the corners of the arrow at its end. */
  readonly path: string;
  readonly arrow: string;
  /** The middle of the words. */
  readonly label: Place;
}

interface Box { x: number; y: number; width: number; height: number }

/** By what the line from one state to another is known. */
export const routeKey = (from: string, to: string): string => `${from}>${to}`;

/** The room that the words of one transition take, in pixels: at most, for a line, a letter, and what is before and after them. */
export const LABEL = { width: 164, height: 30, letter: 8.5, ends: 26 } as const;

/** How far the middle of a line may bow out, in pixels, the least first; one that has another coming back bows at least a little. */
const BOWS = [0, 24, -24, 48, -48, 80, -80, 120, -120, 170, -170, 230, -230, 300, -300] as const;
const AGAINST = 30;
const ALONG = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8] as const;
const SAMPLES = 24;
const ARROW = { length: 9, half: 4.5 } as const;

/** The lines of a graph whose cards stand at these places: they go round other cards, and their words lie on nothing else. */
export function routesOf(graph: CanvasGraph, places: Readonly<Record<string, Place>>): Route[] {
  const boxes = new Map(Object.entries(places).map(([id, place]) => [id, { ...place, ...sizeOf(id) }]));
  const ways = waysOf(graph).filter(({ from, to }) => boxes.has(from) && boxes.has(to));
  const both = new Set(ways.map(({ from, to }) => routeKey(from, to)));
  const taken: Box[] = [...boxes.values()];
  return ways.map((way) => {
    const [from, to] = [boxes.get(way.from), boxes.get(way.to)] as [Box, Box];
    const others = [...boxes].filter(([id]) => id !== way.from && id !== way.to).map(([, box]) => box);
    const curve = way.from === way.to ? loop(from) : between(from, to, others, both.has(routeKey(way.to, way.from)));
    const size = labelSize(way.transitions.map((index) => conditionWords(graph.transitions[index]?.when ?? [])));
    const label = labelOn(curve, size, taken);
    if (way.transitions.length > 0) taken.push(around(label, size));
    return { ...way, key: routeKey(way.from, way.to), path: pathText(curve), arrow: arrowText(curve), label };
  });
}

function waysOf({ states, transitions }: CanvasGraph): { from: string; to: string; then: boolean; transitions: number[] }[] {
  const ways = new Map<string, { from: string; to: string; then: boolean; transitions: number[] }>();
  const way = (from: string, to: string) => {
    const known = ways.get(routeKey(from, to)) ?? { from, to, then: false, transitions: [] };
    ways.set(routeKey(from, to), known);
    return known;
  };
  transitions.forEach(({ from, to }, index) => way(from, to).transitions.push(index));
  for (const { id, then } of states) if (then !== null) way(id, then).then = true;
  return [...ways.values()];
}

/** A cubic curve: start, two pulls, end. */
type Curve = readonly [Place, Place, Place, Place];

const middleOf = ({ x, y, width, height }: Box): Place => ({ x: x + width / 2, y: y + height / 2 });

function between(from: Box, to: Box, others: readonly Box[], hasReturn: boolean): Curve {
  const curves = BOWS.filter((bow) => !hasReturn || bow >= AGAINST || bow === 0).map((bow) => bowed(from, to, hasReturn ? Math.max(bow, AGAINST) : bow));
  return curves.find((curve) => !others.some((box) => crosses(curve, box))) ?? curves[0] ?? bowed(from, to, 0);
}

/** From border to border, the middle pushed to the left of its way by `bow`. */
function bowed(from: Box, to: Box, bow: number): Curve {
  const [a, b] = [middleOf(from), middleOf(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const aside = { x: ((b.y - a.y) / length) * bow, y: ((a.x - b.x) / length) * bow };
  const pull = { x: (a.x + b.x) / 2 + aside.x * 1.6, y: (a.y + b.y) / 2 + aside.y * 1.6 };
  const [start, end] = [border(from, pull), border(to, pull)];
  const toward = (point: Place): Place => ({ x: point.x + (pull.x - point.x) * 0.66, y: point.y + (pull.y - point.y) * 0.66 });
  return [start, toward(start), toward(end), end];
}

/** A loop above the upper right corner. */
function loop({ x, y, width }: Box): Curve {
  const right = x + width;
  return [{ x: right - 46, y: y - 1 }, { x: right - 40, y: y - 64 }, { x: right + 62, y: y - 40 }, { x: right + 1, y: y + 34 }];
}

/** Where the way from the middle of a box to a point leaves it. */
function border(box: Box, toward: Place): Place {
  const { x, y } = middleOf(box);
  const [dx, dy] = [toward.x - x, toward.y - y];
  const share = Math.min(box.width / 2 / (Math.abs(dx) || 1e-9), box.height / 2 / (Math.abs(dy) || 1e-9));
  return { x: x + dx * Math.min(1, share), y: y + dy * Math.min(1, share) };
}

function at([a, b, c, d]: Curve, t: number): Place {
  const u = 1 - t;
  const mix = (axis: 'x' | 'y') => u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
  return { x: mix('x'), y: mix('y') };
}

function crosses(curve: Curve, { x, y, width, height }: Box): boolean {
  return Array.from({ length: SAMPLES - 1 }, (_, i) => at(curve, (i + 1) / SAMPLES))
    .some((point) => point.x > x - 6 && point.x < x + width + 6 && point.y > y - 6 && point.y < y + height + 6);
}

interface Size { width: number; height: number }

const labelSize = (lines: readonly string[]): Size => ({
  width: Math.min(LABEL.width, Math.max(0, ...lines.map((line) => line.length * LABEL.letter + LABEL.ends))), height: LABEL.height * lines.length,
});

const around = ({ x, y }: Place, { width, height }: Size): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

function labelOn(curve: Curve, size: Size, taken: readonly Box[]): Place {
  const spots = ALONG.map((t) => at(curve, t));
  return spots.find((spot) => !taken.some((box) => overlap(around(spot, size), box))) ?? at(curve, 0.5);
}

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const round = (value: number) => Math.round(value * 10) / 10;
const pair = ({ x, y }: Place) => `${round(x)} ${round(y)}`;
const pathText = ([a, b, c, d]: Curve): string => `M${pair(a)}C${pair(b)} ${pair(c)} ${pair(d)}`;

function arrowText(curve: Curve): string {
  const [tip, before] = [curve[3], at(curve, 0.94)];
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const [ux, uy] = [(tip.x - before.x) / length, (tip.y - before.y) / length];
  const back = { x: tip.x - ux * ARROW.length, y: tip.y - uy * ARROW.length };
  const corner = (side: 1 | -1): Place => ({ x: back.x - uy * ARROW.half * side, y: back.y + ux * ARROW.half * side });
  return `M${pair(tip)}L${pair(corner(1))}L${pair(corner(-1))}Z`;
}
