import { extentOf } from '@/lib/core/rig/extent';
import type { FigureDraft, PartDraft } from '../figure';
import { grow, type Point } from '../shape/path';
import type { Wear } from '../words/garment-ids';
import { ITEM_SIZES, placeOf } from '../words/places';

/** The factor on the size of an item; 1 by default. */
export function sizeOf({ item, size = 1 }: Wear): number {
  const [least, largest] = ITEM_SIZES[placeOf(item)] ?? [1, 1];
  return Math.min(largest, Math.max(least, size));
}

/** A neckpiece at least this many neck widths wide goes around the neck, and keeps its width. */
const AROUND_NECK = 1.5;

/** Scales the parts of an item about the joint of its first part. */
export function sized({ torso }: FigureDraft, parts: readonly PartDraft[], worn: Wear): PartDraft[] {
  const size = sizeOf(worn);
  if (size === 1) return [...parts];
  const extents = parts.map(({ svg }) => extentOf(svg)).filter((extent) => extent !== null);
  const width = Math.max(0, ...extents.map(({ left, right }) => right - left));
  const isAround = placeOf(worn.item) === 'neck' && width > AROUND_NECK * 2 * torso.neck;
  const byId = new Map(parts.map((part) => [part.id, part]));
  const rootOf = (part: PartDraft): PartDraft => {
    const above = part.parent === null ? undefined : byId.get(part.parent);
    return above ? rootOf(above) : part;
  };
  if (placeOf(worn.item) === 'back') return parts.map((part) => (part.z < TRUNK_Z ? sizedUpward(part, size) : part));
  return parts.map((part) => sizedAbout(part, [isAround ? 1 : size, size], rootOf(part).pivot));
}

/** The z of the trunk. Items on the back are behind it, their straps in front of it. */
const TRUNK_Z = 20;

/** Scales an item on the back upward and to the sides only, because the ground is close below it. */
function sizedUpward(part: PartDraft, size: number): PartDraft {
  const bottom = extentOf(part.svg)?.bottom ?? part.pivot[1];
  return sizedAbout(part, [size, size], [part.pivot[0], bottom]);
}

function sizedAbout(part: PartDraft, [sx, sy]: Point, [x, y]: Point): PartDraft {
  const place = `matrix(${sx} 0 0 ${sy} ${(x * (1 - sx)).toFixed(2)} ${(y * (1 - sy)).toFixed(2)})`;
  const drawn = (svg: string) => `<g transform="${place}">${withLineWidth(svg, 1 / Math.sqrt(sx * sy))}</g>`;
  return {
    ...part,
    pivot: [x + (part.pivot[0] - x) * sx, y + (part.pivot[1] - y) * sy],
    svg: drawn(part.svg),
    ...(part.states ? { states: part.states.map((state) => ({ ...state, svg: drawn(state.svg) })) } : {}),
    ...(part.rims ? { rims: part.rims.map((rim) => grow(rim, sx, sy, [x, y])) } : {}),
  };
}

/** A drawing with its line widths multiplied by a factor. */
const withLineWidth = (svg: string, factor: number): string =>
  svg.replace(
    / stroke-width="([0-9.]+)"/g,
    (_, width: string) => ` stroke-width="${(Number(width) * factor).toFixed(2)}"`,
  );
