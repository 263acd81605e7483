import { toOklch } from '@/lib/core/color/oklch';
import { overlap } from '@/lib/core/geometry/bounds';
import { flatten, type Polygon } from '@/lib/core/geometry/flatten';
import type { PartDraft } from '../figure';
import type { Materials } from '../palettes';
import type { Ink } from '../shape/ink';
import { boxOf, join, pathData, type Path, shift } from '../shape/path';
import { spread } from '../shape/spread';

/** The offset of a shadow away from the light, in pixels, and the width by which it extends beyond its part. */
const SHADOW_OFFSET: readonly [number, number] = [0.5, 2.5];
const SPREAD_PX = 7;

/** Parts that cast no shadow: props move away from their rest position, and steam is too thin. */
const CASTS_NONE = /^(?:steam|smoke|flame)(?:_|$)/;
const CARRIES = /^hand_/;

/** Matches the parts of a limb, which join at its joints. */
const LIMB = /^(?:arm|forearm|leg|front_leg|back_leg|shin)_/;

/** Whether an upper part casts a shadow on a lower one; parts of the same limb do not. */
const lies = (upper: PartDraft, lower: PartDraft): boolean =>
  upper.z > lower.z && !(upper.parent === lower.id && LIMB.test(lower.id));

/** Materials darker than this OKLCH lightness show no shadow, and get a thin rim in their own light tone instead. */
const MIN_SHADOWED_LIGHTNESS = 0.31;
/** The width of that rim, in pixels: a wider one would read as piping on the cloth. */
const RIM_PX = 2.6;
/** On materials darker than this OKLCH lightness a shadow is stronger, since it is less visible there. */
const DARK_LIGHTNESS = 0.5;
const DARK_FACTOR = 1.35;

/** A part with its outer shape and the shadow that it casts. */
interface Solid {
  draft: PartDraft;
  path: Path;
  polygons: readonly Polygon[];
  shadow: Path;
  /** The thin rim around the part, for lower parts that are too dark to show a shadow. */
  rim: Path;
  fallen: readonly Polygon[];
}

/** The shadow of an outline, which is widened on every side and moved away from the light. */
const shadowOf = (path: Path): Path => shift(spread(path, SPREAD_PX), ...SHADOW_OFFSET);

function solidOf(draft: PartDraft): Solid[] {
  if (!draft.rims?.length) return [];
  const path = join(...draft.rims);
  const shadow = join(...draft.rims.map(shadowOf));
  const rim = join(...draft.rims.map((each) => spread(each, RIM_PX)));
  return [{ draft, path, polygons: flatten(pathData(path)), shadow, rim, fallen: flatten(pathData(shadow)) }];
}

/** Whether a point is inside polygons by the nonzero winding rule. */
function isInside(polygons: readonly Polygon[], x: number, y: number): boolean {
  let winding = 0;
  for (const polygon of polygons)
    for (let i = 0; i < polygon.length; i += 2) {
      const j = i + 2 < polygon.length ? i + 2 : 0;
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [polygon[i], polygon[i + 1], polygon[j], polygon[j + 1]];
      if (y0 <= y === y1 <= y) continue;
      if (x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) > x) winding += y0 < y1 ? 1 : -1;
    }
  return winding !== 0;
}

/** The distance between the sampled points along the edge of a shadow, in pixels. */
const STEP_PX = 10;

/** Whether the shadow of one part is visible on another, outside the part that casts it. */
const falls = (upper: Solid, lower: Solid): boolean =>
  overlap(boxOf(upper.shadow), boxOf(lower.path)) &&
  upper.fallen.some((polygon) =>
    isAnyAlong(polygon, (x, y) => isInside(lower.polygons, x, y) && !isInside(upper.polygons, x, y)),
  );

/** Whether a condition is met somewhere along the edges of a polygon, also between the ends of a straight one. */
function isAnyAlong(polygon: Polygon, isMet: (x: number, y: number) => boolean): boolean {
  for (let i = 0; i + 1 < polygon.length; i += 2) {
    const j = i + 2 < polygon.length ? i + 2 : 0;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [polygon[i], polygon[i + 1], polygon[j], polygon[j + 1]];
    const steps = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / STEP_PX));
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      if (isMet(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t)) return true;
    }
  }
  return false;
}

const deepened = (opacity: number): number => Math.round(opacity * DARK_FACTOR * 100) / 100;

/** The paint of a shadow on a drawing. */
interface Tone {
  token: string;
  opacity: number;
  /** Whether the drawing is too dark for a shadow and gets a light rim. */
  isRim?: boolean;
}

/** The paint of a shadow on a drawing: the dark tone of its first material, or the light tone if that is very dark. */
function toneOn({ svg }: PartDraft, materials: Materials, opacity: number): Tone {
  const start = svg.indexOf('="$') + 3;
  const painted = svg.slice(start, svg.indexOf('"', start));
  const token = materials.has(painted) ? painted : painted.slice(0, painted.lastIndexOf('_'));
  const color = materials.get(token);
  if (color === undefined) return { token: 'ground', opacity };
  const { l } = toOklch(color);
  if (l < MIN_SHADOWED_LIGHTNESS) return { token: `${token}_light`, opacity: 1, isRim: true };
  return { token: `${token}_line`, opacity: l < DARK_LIGHTNESS ? deepened(opacity) : opacity };
}

/**
 * Adds the shadows that parts cast on the parts below them.
 * A shadow is the outline of the upper part, moved away from the light, clipped to the lower part and added to its
 * drawing.
 */
export function withOcclusion(
  drafts: readonly PartDraft[],
  { look, area }: Pick<Ink, 'look' | 'area'>,
  materials: Materials,
): PartDraft[] {
  const solids = drafts.flatMap(solidOf);
  const casters = solids.filter(({ draft: { id, parent } }) => !CASTS_NONE.test(id) && !CARRIES.test(parent ?? ''));
  return drafts.map((draft) => {
    const lower = solids.find((solid) => solid.draft === draft);
    const above = lower ? casters.filter((upper) => lies(upper.draft, draft) && falls(upper, lower)) : [];
    if (!lower || above.length === 0) return draft;
    const clip = `under_${draft.id}`;
    const { token, opacity, isRim = false } = toneOn(draft, materials, look.occlusion);
    const fallen = above.map(({ rim, shadow }) => area(isRim ? rim : shadow, token, opacity)).join('');
    return {
      ...draft,
      svg:
        `${draft.svg}<defs><clipPath id="${clip}"><path d="${pathData(lower.path)}"/></clipPath></defs>` +
        `<g clip-path="url(#${clip})">${fallen}</g>`,
    };
  });
}
