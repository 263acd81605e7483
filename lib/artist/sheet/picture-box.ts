import { union, type Box } from '@/lib/core/geometry/bounds';
import { drawingBox, frameBox } from '@/lib/core/paint/extent';
import { withoutShadow } from '@/lib/core/rig/crop';
import type { Frame } from '@/lib/core/rig/frame';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { findRoles } from '@/lib/core/rig/roles';
import { subtreeOf } from '@/lib/core/rig/subtree';
import type { PictureView } from '@/lib/core/sheet/drawn-sheet';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { hasTokensOf, isPartOf } from '../dressing/worn';
import type { GarmentId } from '../words/garment-ids';

/** The margin around the subject of a picture, as a share of its side. */
const MARGIN = 0.04;
/** The smallest side of a picture of an item, as a share of the side of the whole figure. */
const MIN_ITEM_VIEW = 0.55;

/** A frame to paint, and the square of it that the picture shows. */
export interface FramedDrawing {
  frame: Frame;
  box: Box;
}

/** The frame and crop of a sanitised drawing at rest, without its ground shadow. */
export function pictureOf(spec: MascotSpec, view: PictureView): FramedDrawing {
  const frame = withoutShadow(spec, render(rigOf(spec), {}));
  const whole = frameBox(frame) ?? { x: 0, y: 0, width: frame.width, height: frame.height };
  const side = Math.max(whole.width, whole.height);
  if (view === 'figure') return { frame, box: square(whole, side) };
  const ids = view === 'head' ? headOf(spec) : itemOf(spec, view.item);
  const box = boxOfParts(frame, ids);
  if (!box) return { frame, box: square(whole, side) };
  const least = view === 'head' ? 0 : side * MIN_ITEM_VIEW;
  return { frame, box: square(box, Math.max(box.width, box.height, least)) };
}

function headOf(spec: MascotSpec): ReadonlySet<string> {
  const { head } = findRoles(spec);
  return head === null ? new Set() : subtreeOf(spec.parts, head);
}

/** Items such as hats share part ids, so the palette tokens are compared as well. */
const isDrawnFor = (part: Part, item: GarmentId): boolean => isPartOf(part, item) && hasTokensOf(part, item);

const itemOf = ({ parts }: MascotSpec, item: string): ReadonlySet<string> =>
  new Set(parts.filter((part) => isDrawnFor(part, item as GarmentId)).map(({ id }) => id));

const boxOfParts = ({ parts }: Frame, ids: ReadonlySet<string>): Box | null =>
  parts
    .filter(({ id }) => ids.has(id))
    .map(({ svg, matrix }) => drawingBox(drawingOf(svg), matrix))
    .reduce(union, null);

/** The square with this side, plus a margin, around the centre of a box. */
function square({ x, y, width, height }: Box, side: number): Box {
  const whole = side * (1 + 2 * MARGIN);
  return { x: x + width / 2 - whole / 2, y: y + height / 2 - whole / 2, width: whole, height: whole };
}
