import type { Box } from '@/lib/core/geometry/bounds';
import type { GraphPoint } from './document';

/** The visible part of the graph in screen pixels, and the padding at each of its edges. */
interface Window {
  width: number;
  height: number;
  padding: GraphPoint;
}

/**
 * The viewport (translation in screen pixels, and zoom) of a graph that is too large to be shown whole. It shows a
 * point of the graph, in the middle where there is enough around it, and no empty space where there is more to show.
 */
export function openingAt(all: Box, point: GraphPoint, zoom: number, { width, height, padding }: Window) {
  return {
    x: offset([all.x * zoom, (all.x + all.width) * zoom], point.x * zoom, width, padding.x),
    y: offset([all.y * zoom, (all.y + all.height) * zoom], point.y * zoom, height, padding.y),
    zoom,
  };
}

/** The translation on one axis, in screen pixels: content that fits is centred. */
function offset([start, end]: readonly [number, number], point: number, room: number, padding: number): number {
  if (end - start <= room - 2 * padding) return (room - start - end) / 2;
  return Math.min(padding - start, Math.max(room - padding - end, room / 2 - point));
}
