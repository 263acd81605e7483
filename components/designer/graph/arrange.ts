import { graphlib, layout } from '@dagrejs/dagre';
import { ANY } from '@/lib/core/canvas/machine';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { GraphPoint } from './document';
import { CARD_GAP_PX, CARD_PX, sizeOf } from './layout';
import { lineWords, wordsWidth } from './words';

/** The space between cards for the labels of lines. */
const LAYOUT_GAPS_PX = { nodesep: CARD_GAP_PX, ranksep: 100, marginx: 0, marginy: 0 } as const;
/** The space beside a column's widest label, for the bends of lines, in pixels. */
const BENDS_PX = 84;

/** The space between rows for the labels of lines between them, in pixels. */
const ROW_GAP_PX = 96;
/** How much larger a graph from top to bottom must be shown than one from left to right to be preferred. */
const MIN_GAIN = 1.25;

/**
 * Positions for all cards of a graph. Its paths run from left to right, or from top to bottom if a viewport then shows
 * it much larger, as with a long chain.
 */
export function arrange(graph: CanvasGraph): Record<string, GraphPoint> {
  const [across, down] = [arrangeAcross(graph), arrangeDown(graph)];
  return longestSide(across) > longestSide(down) * MIN_GAIN ? down : across;
}

type CardPlaces = Record<string, GraphPoint>;

/** The longest side of the box around all cards, which limits how large a graph can be shown. */
function longestSide(places: CardPlaces): number {
  const [xs, ys] = [Object.values(places).map(({ x }) => x), Object.values(places).map(({ y }) => y)];
  return Math.max(
    Math.max(...xs) - Math.min(...xs) + CARD_PX.width,
    Math.max(...ys) - Math.min(...ys) + CARD_PX.height,
  );
}

type Ranked = graphlib.Graph<object, { x: number; y: number }, object>;

/** The graph with positions of the layout library, and the ids of its cards. */
function ranked(graph: CanvasGraph, options: object): { drawing: Ranked; ids: readonly string[] } {
  const drawing: Ranked = new graphlib.Graph({ multigraph: true });
  drawing.setGraph({ ranker: 'network-simplex', ...LAYOUT_GAPS_PX, ...options });
  drawing.setDefaultEdgeLabel(() => ({}));
  const ids = [ANY, graph.initial, ...graph.states.map(({ id }) => id).filter((id) => id !== graph.initial)];
  for (const id of ids) drawing.setNode(id, { ...sizeOf(id), x: 0, y: 0 });
  for (const { from, to } of ways(graph)) if (from !== to) drawing.setEdge(from, to, {}, `${from}>${to}`);
  layout(drawing);
  return { drawing, ids };
}

/** Positions from left to right, with room for labels between the columns. */
function arrangeAcross(graph: CanvasGraph): CardPlaces {
  const { drawing, ids } = ranked(graph, { rankdir: 'LR' });
  const columns = new Map(ids.map((id) => [id, drawing.node(id).x]));
  const lefts = spread(graph, columns);
  return Object.fromEntries(
    ids.map((id) => {
      const { width, height } = sizeOf(id);
      const column = columns.get(id) ?? 0;
      return [
        id,
        {
          x: Math.round((lefts.get(column) ?? 0) + (CARD_PX.width - width) / 2),
          y: Math.round(drawing.node(id).y - height / 2),
        },
      ];
    }),
  );
}

/** Positions from top to bottom, with room for labels between the rows. */
function arrangeDown(graph: CanvasGraph): CardPlaces {
  const { drawing, ids } = ranked(graph, { rankdir: 'TB', ranksep: ROW_GAP_PX, nodesep: ROW_GAP_PX });
  return Object.fromEntries(
    ids.map((id) => {
      const { width, height } = sizeOf(id);
      const { x, y } = drawing.node(id);
      return [id, { x: Math.round(x - width / 2), y: Math.round(y - height / 2) }];
    }),
  );
}

/** Gives the x of each column, with room for the labels between columns. */
function spread({ transitions }: CanvasGraph, columns: ReadonlyMap<string, number>): Map<number, number> {
  const order = [...new Set(columns.values())].sort((a, b) => a - b);
  const place = (id: string) => order.indexOf(columns.get(id) ?? Number.NaN);
  const gaps = order.map(() => LAYOUT_GAPS_PX.ranksep as number);
  for (const { from, to, when } of transitions) {
    const [first, second] = [place(from), place(to)].sort((a, b) => a - b) as [number, number];
    if (second - first === 1) gaps[first] = Math.max(gaps[first] ?? 0, wordsWidth(lineWords(when)) + BENDS_PX);
  }
  let left = 0;
  return new Map(
    order.map((column, index) => {
      const here = left;
      left += CARD_PX.width + (gaps[index] ?? 0);
      return [column, here];
    }),
  );
}

/**
 * The transitions that determine the layout: the first to reach each state from the start or from the wildcard state.
 * Other transitions would only stretch it.
 */
function ways({ states, transitions, initial }: CanvasGraph): { from: string; to: string }[] {
  const ends = states.flatMap(({ id, then }) => (then === null ? [] : [{ from: id, to: then }]));
  const all = [...ends, ...transitions].filter(({ to }) => states.some(({ id }) => id === to));
  const seen = new Set([initial]);
  const kept: { from: string; to: string }[] = [];
  for (const id of seen) {
    for (const way of all) {
      if (way.from !== id || seen.has(way.to)) continue;
      seen.add(way.to);
      kept.push(way);
    }
  }
  const aside = new Set(all.filter(({ from, to }) => from === ANY && !seen.has(to)).map(({ to }) => to));
  return [...kept, ...all.filter(({ from, to }) => (from === ANY ? aside.has(to) : aside.has(from) && !aside.has(to)))];
}
