import type { HeadFrame, PartDraft } from '../figure';
import { boxOf, grow } from '../shape/path';
import type { GarmentId } from '../words/garment-ids';
import { placeOf } from '../words/places';
import type { MeasuredFigure } from './figure-of';

/** Bands lie close around the head; on a body that is all head they go from side to side. */
const BANDS: ReadonlySet<GarmentId> = new Set(['headband', 'ninja_band', 'flower_crown']);
/** How much narrower than the body hats are drawn there. */
const NARROW = 0.78;
/** The proportions of heads that hats are drawn for: half a hat's width to half a head's height. */
const SLIM = 0.72;
const FLAT = 1.15;

/** Ears are no farther from the middle than so many half hat widths, however wide the body is below. */
const EAR_TO_EAR = 1.9;

/** The head as a garment sees it: glasses go by the eyes, and hats by the room there is for them. */
export function headFor({ head, eyesX, torso }: MeasuredFigure, item: GarmentId): HeadFrame {
  const place = placeOf(item);
  if (place === 'eyes' || place === 'nose') return { ...head, cx: eyesX };
  if (place === 'ears') return { ...head, rx: Math.min(head.rx, head.hatWidth * EAR_TO_EAR) };
  if (place !== 'head' || item === 'space_helmet' || item === 'halo') return head;
  const hatWidth = BANDS.has(item) && torso.merged ? head.hatWidth / NARROW : head.hatWidth;
  return {
    ...head,
    hatWidth,
    rx: Math.min(head.rx, hatWidth / 0.86),
    ry: Math.min(hatWidth * FLAT, Math.max(hatWidth * SLIM, head.ry)),
  };
}

/** Pixels that stay free at the edge of the canvas. */
const MARGIN = 3;
/** Nothing is made smaller than this to fit. */
const SMALLEST = 0.5;

/** How much of a reach there is room for. */
const share = (room: number, reach: number): number => (reach > room && reach > 0 ? room / reach : 1);

/** A garment's drawing made smaller about its pivot until it lies on the canvas. */
export function fitted({ canvas, ink }: MeasuredFigure, draft: PartDraft): PartDraft {
  const rims = draft.rims ?? [];
  if (!rims.length || !canvas || draft.id.endsWith('_border')) return draft;
  const boxes = rims.map(boxOf);
  const edge = MARGIN + Math.max(ink.look.outer, ink.look.border) / 2;
  const [px, py] = draft.pivot;
  const [left, right] = [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map(({ x, width }) => x + width))];
  const [top, bottom] = [Math.min(...boxes.map(({ y }) => y)), Math.max(...boxes.map(({ y, height }) => y + height))];
  const size = Math.max(
    SMALLEST,
    Math.min(
      share(px - edge, px - left),
      share(canvas.width - edge - px, right - px),
      share(py - edge, py - top),
      share(canvas.height - edge - py, bottom - py),
    ),
  );
  if (size >= 1) return draft;
  const about = `translate(${(px * (1 - size)).toFixed(2)} ${(py * (1 - size)).toFixed(2)}) scale(${size.toFixed(4)})`;
  return {
    ...draft,
    svg: `<g transform="${about}">${draft.svg}</g>`,
    rims: rims.map((path) => grow(path, size, size, [px, py])),
  };
}
