import type { HeadFrame, PartDraft } from '../figure';
import { boxOf, grow } from '../shape/path';
import type { GarmentId } from '../words/garment-ids';
import { placeOf } from '../words/places';
import type { MeasuredFigure } from './figure-of';

/** Bands lie close around the head; on a body that is all head they span it from side to side. */
const HEAD_BANDS: ReadonlySet<GarmentId> = new Set(['headband', 'ninja_band', 'flower_crown']);
/** The width of hats on a body that is all head, as a share of the body's. */
const MERGED_HAT_SHARE = 0.78;
/** The proportions of heads that hats are drawn for: half a head's height to half a hat's width. */
const MIN_HEAD_HEIGHT_RATIO = 0.72;
const MAX_HEAD_HEIGHT_RATIO = 1.15;

/** The largest distance of worn ears from the middle, in half hat widths, however wide the body is below. */
const MAX_EAR_DISTANCE = 1.9;

/** The head frame for a garment: glasses are centred on the eyes, hats fit the room that is there. */
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

/** Pixels that stay free at the edges of the canvas. */
const CANVAS_MARGIN_PX = 3;
/** The smallest scale at which a garment is drawn to fit on the canvas. */
const MIN_FIT_SCALE = 0.5;

/** The share of a reach that there is room for. */
const share = (room: number, reach: number): number => (reach > room && reach > 0 ? room / reach : 1);

/** Shrinks a garment's drawing about its pivot until it lies on the canvas. */
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
