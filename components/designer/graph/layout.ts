import { ANY } from '@/lib/core/canvas/machine';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { GraphPoint } from './document';

/** The sizes of the cards, in pixels of the unzoomed graph. */
export const CARD_PX = { width: 148, height: 132 } as const;
export const ANY_CARD_PX = { width: 108, height: 36 } as const;

/** The size of a card. */
export const sizeOf = (id: string): { width: number; height: number } => (id === ANY ? ANY_CARD_PX : CARD_PX);

/** The space between two cards of a column or a row, in pixels. */
export const CARD_GAP_PX = 44;

/** Gives a position for every card: those without one form a row below the others. */
export function placesFor(graph: CanvasGraph, kept: Readonly<Record<string, GraphPoint>>): Record<string, GraphPoint> {
  const ids = [ANY, ...graph.states.map(({ id }) => id)];
  const known = Object.fromEntries(ids.flatMap((id) => (kept[id] ? [[id, kept[id]] as const] : [])));
  const without = ids.filter((id) => !known[id]);
  const places = Object.values(known);
  const [left, below] = [
    places.length > 0 ? Math.min(...places.map(({ x }) => x)) : 0,
    places.length > 0 ? Math.max(...places.map(({ y }) => y)) + CARD_PX.height + CARD_GAP_PX : 0,
  ];
  return {
    ...known,
    ...Object.fromEntries(
      without.map((id, index) => [id, { x: left + index * (CARD_PX.width + CARD_GAP_PX), y: below }]),
    ),
  };
}
