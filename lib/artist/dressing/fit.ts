import type { HeadFrame, PartDraft } from '../figure';
import { boxOf, grow } from '../shape/path';
import type { GarmentId } from '../words/garment-ids';
import { placeOf } from '../words/places';
import type { MeasuredFigure } from './figure-of';

/** Bands that fit closely around the head; on a body without a separate head they extend from side to side. */
const HEAD_BANDS: ReadonlySet<GarmentId> = new Set(['headband', 'ninja_band', 'flower_crown']);
/** The width of a hat relative to that of a body without a separate head. */
const MERGED_HAT_SHARE = 0.78;
/** The range of head proportions that hats are drawn for: half the head's height divided by half the hat's width. */
const MIN_HEAD_HEIGHT_RATIO = 0.72;
const MAX_HEAD_HEIGHT_RATIO = 1.15;

/**
 * The largest distance of worn ears from the middle, in half hat widths, so that a body that widens below does not
 * spread them.
 */
const MAX_EAR_DISTANCE = 1.9;

/**
 * The head's measures adjusted for a garment: glasses are centred on the eyes, and hats are limited to the available
 * space.
 */
export function headFor({ head, eyesX, torso }: MeasuredFigure, item: GarmentId): HeadFrame {
  const place = placeOf(item);
  if (place === 'eyes' || place === 'nose') return { ...head, cx: eyesX };
  if (place === 'ears') return { ...head, rx: Math.min(head.rx, head.hatWidth * MAX_EAR_DISTANCE) };
  if (place !== 'head' || item === 'space_helmet' || item === 'halo') return head;
  const hatWidth = HEAD_BANDS.has(item) && torso.merged ? head.hatWidth / MERGED_HAT_SHARE : head.hatWidth;
  return {
    ...head,
    hatWidth,
    rx: Math.min(head.rx, hatWidth / 0.86),
    ry: Math.min(hatWidth * MAX_HEAD_HEIGHT_RATIO, Math.max(hatWidth * MIN_HEAD_HEIGHT_RATIO, head.ry)),
  };
}

/** The margin to the edges of the canvas. */
const CANVAS_MARGIN_PX = 3;
/** The smallest scale to which a garment is reduced to fit on the canvas. */
const MIN_FIT_SCALE = 0.5;

/** The scale at which a length fits into a space; at most 1. */
const share = (room: number, reach: number): number => (reach > room && reach > 0 ? room / reach : 1);

/** Scales a garment's drawing down about its pivot until it fits on the canvas. */
export function fitted({ canvas, ink }: MeasuredFigure, draft: PartDraft): PartDraft {
  const rims = draft.rims ?? [];
  if (!rims.length || !canvas) return draft;
  const boxes = rims.map(boxOf);
  const edge = CANVAS_MARGIN_PX + Math.max(ink.look.outer, ink.look.border) / 2;
  const [px, py] = draft.pivot;
  const [left, right] = [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map(({ x, width }) => x + width))];
  const [top, bottom] = [Math.min(...boxes.map(({ y }) => y)), Math.max(...boxes.map(({ y, height }) => y + height))];
  const size = Math.max(
    MIN_FIT_SCALE,
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
