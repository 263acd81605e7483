import type { Box } from '@/lib/core/geometry/bounds';
import { drawingBox } from '@/lib/core/paint/extent';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { LAYER_ENDS, type LayerEnd } from '@/lib/core/sheet/drawn-sheet';
import { withItemAt } from '@/lib/core/sheet/item-order';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { drawingOf } from '@/lib/core/svg/drawing-of';

/** A painted part: what it looks like, and where. */
interface PaintedPart {
  look: string;
  box: Box | null;
}

/**
 * The ends of the paint order to which a worn item can be moved with a visible effect. Most items have a fixed layer;
 * where two share one, the later item of the sheet is in front.
 */
export function layersOf(
  sheet: CharacterSheet,
  item: string,
  draw: (sheet: CharacterSheet) => MascotSpec,
): readonly LayerEnd[] {
  if (sheet.wears.length < 2 || !sheet.wears.some((worn) => worn.item === item)) return [];
  const now = paintedParts(draw(sheet));
  return LAYER_ENDS.filter((end) => isReordered(now, paintedParts(draw(withItemAt(sheet, item, end)))));
}

/** The parts of a drawing at rest in paint order. */
const paintedParts = (spec: MascotSpec): PaintedPart[] =>
  render(rigOf(spec), {}).parts.map(({ id, svg, matrix }) => ({
    look: JSON.stringify([id, svg, matrix]),
    box: drawingBox(drawingOf(svg), matrix),
  }));

/** Whether two drawings consist of the same parts, some of which lie over each other in another order. */
function isReordered(before: readonly PaintedPart[], after: readonly PaintedPart[]): boolean {
  const places = new Map(after.map(({ look }, place) => [look, place]));
  if (before.length !== after.length || before.some(({ look }) => !places.has(look))) return false;
  const placeOf = ({ look }: PaintedPart): number => places.get(look) ?? 0;
  return before.some((lower, index) =>
    before.slice(index + 1).some((upper) => placeOf(upper) < placeOf(lower) && overlap(lower.box, upper.box)),
  );
}

const overlap = (a: Box | null, b: Box | null): boolean =>
  a !== null &&
  b !== null &&
  a.x < b.x + b.width &&
  b.x < a.x + a.width &&
  a.y < b.y + b.height &&
  b.y < a.y + a.height;
