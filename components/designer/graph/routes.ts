import type { Box } from '@/lib/core/geometry/bounds';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import {
  arrowText,
  boundsOf,
  boxAround,
  cornersOf,
  countIn,
  crossings,
  distance,
  lengthOf,
  overlap,
  pathText,
  pointAt,
  pointsOf,
  type CubicCurve,
} from './curve';
import type { GraphPoint } from './document';
import { sizeOf } from './layout';
import { loopCandidates, candidatesBetween, type WireCandidate } from './candidates';
import { lineWords, WORDS_PX, wordsWidth } from './words';

/** The route of a line in the graph: of a transition, or of the successor at the end of an animation. */
export interface WireRoute {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  /** The transition's index; null for the end of an animation. */
  readonly transition: number | null;
  /** SVG path data, and the corners of the arrow at its end. */
  readonly path: string;
  readonly arrow: string;
  /** The middle of the label. */
  readonly label: GraphPoint;
  /** The box of the line and its label. */
  readonly bounds: Box;
}

/** The endpoints and label of a line; `width` is its label's in pixels, null without one. */
type Line = Pick<WireRoute, 'key' | 'from' | 'to' | 'transition'> & { readonly width: number | null };

/** The key of the line of a transition, or of the end of a state's animation. */
export const lineKey = (line: { transition: number } | { endOf: string }): string =>
  'transition' in line ? `transition:${line.transition}` : `end:${line.endOf}`;

/** The positions of a label along its line, the best first. */
const LABEL_POSITIONS = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8, 0.86, 0.14] as const;
/** The least distance between a line and the cards that it passes, in pixels. */
const MIN_CARD_DISTANCE_PX = 8;
/** The least distance between lines of the same two cards, in pixels. */
const MIN_LINE_DISTANCE_PX = 12;
/** The costs of a route's faults, in pixels of an equally bad detour. */
const COST = {
  throughCard: 120,
  crossing: 22,
  alongside: 40,
  throughWords: 30,
  sharedPort: 60,
  wordsOnCard: 900,
  wordsOnWords: 700,
  wordsOnLine: 14,
  wordsAside: 60,
} as const;
/**
 * How often lines are routed: each further round takes all other lines into account. Graphs with more than `lines`
 * lines have one round, because it is slow.
 */
const ROUNDS = { most: 2, lines: 80 } as const;

/** A routed line with the data that later lines avoid. */
export interface DrawnWire {
  line: Line;
  curve: CubicCurve;
  points: readonly GraphPoint[];
  bounds: Box;
  ports: readonly GraphPoint[];
  label: GraphPoint;
  words: Box | null;
}

/** All routed lines of a graph, with the positions of its cards. */
export interface WireDrawing {
  readonly boxes: ReadonlyMap<string, Box>;
  readonly lines: ReadonlyMap<string, DrawnWire>;
}

/**
 * Routes the lines of a graph: they avoid cards and each other, and their labels avoid both where possible. Keeps lines
 * of `before` if nothing moved.
 */
export function drawLines(
  graph: CanvasGraph,
  places: Readonly<Record<string, GraphPoint>>,
  before: WireDrawing | null = null,
): WireDrawing {
  const boxes = new Map(Object.entries(places).map(([id, place]): [string, Box] => [id, { ...place, ...sizeOf(id) }]));
  const lines = linesOf(graph).filter(({ from, to }) => boxes.has(from) && boxes.has(to));
  const drawn = new Map<string, DrawnWire>();
  for (const line of lines) {
    const known = before?.lines.get(line.key);
    if (before && known && isSame(known.line, line) && !movedAt(known, before.boxes, boxes)) drawn.set(line.key, known);
  }
  const open = lines.filter(({ key }) => !drawn.has(key));
  for (let round = 0; round < (open.length > ROUNDS.lines ? 1 : ROUNDS.most); round += 1) {
    for (const line of open) {
      drawn.delete(line.key);
      drawn.set(line.key, draw(line, boxes, [...drawn.values()]));
    }
  }
  return { boxes, lines: drawn };
}

/** Caches the routes of lines, so that an unchanged line keeps its route object. */
const ROUTES = new WeakMap<DrawnWire, WireRoute>();

function routeOf(wire: DrawnWire): WireRoute {
  const { line, curve, label, bounds, words } = wire;
  const route = ROUTES.get(wire) ?? {
    ...line,
    path: pathText(curve),
    arrow: arrowText(curve),
    label,
    bounds: words ? boundsOf([...cornersOf(bounds), ...cornersOf(words)]) : bounds,
  };
  ROUTES.set(wire, route);
  return route;
}

/** The routes of a drawing's lines, in the order of the graph's transitions. An unchanged line is the same object. */
export const routesOf = ({ lines }: WireDrawing): WireRoute[] =>
  [...lines.values()]
    .map(routeOf)
    .sort((a, b) => (a.transition ?? Infinity) - (b.transition ?? Infinity) || (a.key < b.key ? -1 : 1));

const isSame = (a: Line, b: Line): boolean => a.from === b.from && a.to === b.to && a.width === b.width;

/** Whether one of a line's cards has moved, or another card has moved onto the line. */
function movedAt(
  { line: { from, to }, bounds, words }: DrawnWire,
  before: ReadonlyMap<string, Box>,
  now: ReadonlyMap<string, Box>,
): boolean {
  return [...now].some(([id, box]) => {
    const old = before.get(id);
    const moved = old?.x !== box.x || old.y !== box.y;
    return moved && (id === from || id === to || overlap(box, bounds) || (words !== null && overlap(box, words)));
  });
}

function linesOf({ states, transitions }: CanvasGraph): Line[] {
  return [
    ...transitions.map(({ from, to, when }, index) => ({
      key: lineKey({ transition: index }),
      from,
      to,
      transition: index,
      width: wordsWidth(lineWords(when)),
    })),
    ...states.flatMap(({ id, then }) =>
      then === null ? [] : [{ key: lineKey({ endOf: id }), from: id, to: then, transition: null, width: null }],
    ),
  ];
}

/** Finds the best route for a line and its label among the cards and routed lines. */
function draw(line: Line, boxes: ReadonlyMap<string, Box>, others: readonly DrawnWire[]): DrawnWire {
  const [from, to] = [boxes.get(line.from), boxes.get(line.to)] as [Box, Box];
  const taken = others.flatMap(({ ports }) => ports);
  const ways = line.from === line.to ? loopCandidates(from, taken) : candidatesBetween(from, to, taken);
  const weighed = ways.map((way) => weigh(line, way, boxes, others)).sort((a, b) => a.cost - b.cost);
  let best: DrawnWire | null = null;
  let least = Infinity;
  for (const { way, points, bounds, cost } of weighed) {
    if (cost >= least) break;
    const spot =
      line.width !== null
        ? spotOn(way.curve, { width: line.width, height: WORDS_PX.height }, boxes, others)
        : { label: pointAt(way.curve, 0.5), words: null, cost: 0 };
    if (cost + spot.cost >= least) continue;
    least = cost + spot.cost;
    best = { line, curve: way.curve, points, bounds, ports: way.ports, label: spot.label, words: spot.words };
  }
  return best as DrawnWire;
}

function weigh(line: Line, way: WireCandidate, boxes: ReadonlyMap<string, Box>, others: readonly DrawnWire[]) {
  const points = pointsOf(way.curve);
  const bounds = boundsOf(points);
  const around = {
    x: bounds.x - MIN_CARD_DISTANCE_PX,
    y: bounds.y - MIN_CARD_DISTANCE_PX,
    width: bounds.width + 2 * MIN_CARD_DISTANCE_PX,
    height: bounds.height + 2 * MIN_CARD_DISTANCE_PX,
  };
  let cost = lengthOf(points) + way.shared * COST.sharedPort;
  // Points near the ends are ignored, since a line touches its own cards.
  const inner = points.slice(2, -2);
  for (const box of boxes.values())
    if (overlap(box, around)) cost += countIn(inner, box, MIN_CARD_DISTANCE_PX - 4) * COST.throughCard;
  for (const other of others) {
    if (other.words && overlap(other.words, bounds)) cost += countIn(points, other.words) * COST.throughWords;
    if (overlap(other.bounds, bounds)) cost += crossings(points, other.points) * COST.crossing;
    if (joinsSameCards(line, other.line)) cost += countNear(inner, other.points) * COST.alongside;
  }
  return { way, points, bounds, cost };
}

/** Whether two lines join the same two cards. */
const joinsSameCards = (a: Line, b: Line): boolean =>
  (a.from === b.from && a.to === b.to) || (a.from === b.to && a.to === b.from);

/** Counts the points close to the others. */
const countNear = (points: readonly GraphPoint[], others: readonly GraphPoint[]): number =>
  points.filter((point) => others.some((other) => distance(point, other) < MIN_LINE_DISTANCE_PX)).length;

/** Gives the best position on a curve for a label of a size. */
function spotOn(
  curve: CubicCurve,
  size: Pick<Box, 'width' | 'height'>,
  boxes: ReadonlyMap<string, Box>,
  others: readonly DrawnWire[],
): { label: GraphPoint; words: Box; cost: number } {
  const spots = LABEL_POSITIONS.map((t) => {
    const label = pointAt(curve, t);
    const words = boxAround(label, size);
    let cost = Math.abs(t - 0.5) * COST.wordsAside;
    for (const box of boxes.values()) if (overlap(words, box)) cost += COST.wordsOnCard;
    for (const other of others) {
      if (other.words && overlap(words, other.words)) cost += COST.wordsOnWords;
      if (overlap(words, other.bounds)) cost += countIn(other.points, words) * COST.wordsOnLine;
    }
    return { label, words, cost };
  });
  return spots.reduce((best, each) => (each.cost < best.cost ? each : best));
}
