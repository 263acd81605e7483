import { extentOf } from '@/lib/core/rig/extent';
import { aboutPivot } from '@/lib/core/geometry/matrix';
import { moved, redrawn } from '../edit/drawing/redraw';
import type { FigureDraft, PartDraft } from '../figure';
import { grow } from '../shape/path';

/** The least distance of horns from the upper edge of the canvas, in pixels. */
const TOP_MARGIN_PX = 6;

const HORN_ID = /^(horn(_left|_right)?|nose_horn)$/;

/**
 * Removes later parts with an id that is already used, and scales horns by the factor of the prompt.
 * Parts of the species are added before those of the prompt, so the species' own part stays.
 */
export function settlePlaces(figure: FigureDraft): void {
  const {
    character: { hornSize },
  } = figure;
  const claimed = new Map<string, PartDraft>();
  for (const part of figure.parts) if (!claimed.has(part.id)) claimed.set(part.id, part);
  figure.parts = [...claimed.values()].map((part) =>
    hornSize !== 1 && HORN_ID.test(part.id) ? sized(part, hornSize) : part,
  );
}

/** A part scaled about its pivot, limited by the space above it on the canvas; line widths stay unchanged. */
function sized(part: PartDraft, wished: number): PartDraft {
  const top = extentOf(part.svg)?.top ?? part.pivot[1];
  const room = (part.pivot[1] - TOP_MARGIN_PX) / Math.max(1, part.pivot[1] - top);
  const factor = Math.min(wished, Math.max(1, room));
  const matrix = aboutPivot([part.pivot[0], part.pivot[1]], 0, factor, factor, 0, 0);
  return {
    ...part,
    svg: redrawn(part.svg, (drawing) => moved(drawing, matrix, (width) => width)),
    ...(part.rims ? { rims: part.rims.map((rim) => grow(rim, factor, factor, part.pivot)) } : {}),
  };
}
