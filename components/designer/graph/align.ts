import type { Document, GraphPoint } from './document';
import { sizeOf } from './layout';

/** The axis along which cards are moved. */
export type Axis = 'x' | 'y';

/** Where cards are aligned on their common box: at its start, its middle or its end. */
export type Alignment = 'start' | 'middle' | 'end';

const SHARE: Record<Alignment, number> = { start: 0, middle: 0.5, end: 1 };

/** A card's extent along an axis, in pixels. */
interface Extent {
  id: string;
  from: number;
  size: number;
}

const extentsOf = ({ places }: Document, ids: readonly string[], axis: Axis): Extent[] =>
  ids.flatMap((id) => {
    const place = places[id];
    return place ? [{ id, from: place[axis], size: sizeOf(id)[axis === 'x' ? 'width' : 'height'] }] : [];
  });

/** The document with cards at other positions along an axis. */
function moved(document: Document, axis: Axis, to: readonly (readonly [id: string, at: number])[]): Document {
  const places: Record<string, GraphPoint> = { ...document.places };
  for (const [id, at] of to) {
    const place = places[id];
    if (place) places[id] = { ...place, [axis]: Math.round(at) };
  }
  return { ...document, places };
}

/** The document with cards aligned along an axis. */
export function align(document: Document, ids: readonly string[], axis: Axis, alignment: Alignment): Document {
  const extents = extentsOf(document, ids, axis);
  const start = Math.min(...extents.map(({ from }) => from));
  const end = Math.max(...extents.map(({ from, size }) => from + size));
  return moved(
    document,
    axis,
    extents.map(({ id, size }) => [id, start + (end - start - size) * SHARE[alignment]]),
  );
}

/** The document with equal gaps between cards along an axis; the first and the last card stay. */
export function distribute(document: Document, ids: readonly string[], axis: Axis): Document {
  const extents = extentsOf(document, ids, axis).toSorted((a, b) => a.from - b.from);
  const [first, last] = [extents[0], extents.at(-1)];
  if (!first || !last || extents.length < 3) return document;
  const filled = extents.reduce((sum, { size }) => sum + size, 0);
  const gap = (last.from + last.size - first.from - filled) / (extents.length - 1);
  let at = first.from;
  return moved(
    document,
    axis,
    extents.map(({ id, size }) => {
      const place = at;
      at += size + gap;
      return [id, place];
    }),
  );
}
