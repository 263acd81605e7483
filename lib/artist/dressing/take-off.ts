import { family } from '@/lib/core/color/palette';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { isUnderlay } from '@/lib/core/rig/underlays';
import type { GarmentId } from '../words/garment-ids';
import { bodyOf } from './body';
import { drawingsOf, isPartOf, tokensOfItem, wornBy } from './worn';

/**
 * Options of dressing; `keepRig` empties parts instead of removing them, so that animation tracks keep their targets.
 */
export interface DressOptions {
  keepRig?: boolean;
}

/** Takes garments and props off; limbs that were painted in their material get the skin's colour. */
export function takeOff(
  spec: MascotSpec,
  items: readonly GarmentId[],
  { keepRig = false }: DressOptions = {},
): { spec: MascotSpec; removed: GarmentId[] } {
  const worn = new Set(wornBy(spec));
  const removed = items.filter((item) => worn.has(item));
  if (!removed.length) return { spec, removed };
  const drawn = new Set(spec.parts.filter((part) => removed.some((item) => isOf(part, item))).map(({ id }) => id));
  const gone = new Set(
    spec.parts
      .filter(({ id, parent }) => drawn.has(id) || (isUnderlay(id) && parent !== null && drawn.has(parent)))
      .map(({ id }) => id),
  );
  const parents = new Map(spec.parts.map(({ id, parent }) => [id, parent]));
  const held = (id: string | null): string | null =>
    id !== null && gone.has(id) && !keepRig ? held(parents.get(id) ?? null) : id;
  const bare: MascotSpec = {
    ...spec,
    parts: keepRig
      ? spec.parts.map((part) =>
          gone.has(part.id) ? { ...part, svg: '', states: part.states.map(({ name }) => ({ name, svg: '' })) } : part,
        )
      : spec.parts.filter(({ id }) => !gone.has(id)).map((part) => ({ ...part, parent: held(part.parent) })),
    anchors: keepRig
      ? spec.anchors
      : spec.anchors.map((anchor) => ({ ...anchor, part: held(anchor.part) ?? anchor.part })),
  };
  return { spec: pruned(removed.reduce(undyed, bare)), removed };
}

/** Whether a part belongs to a garment, by its id or by the material that it is painted with. */
function isOf(part: Part, item: GarmentId): boolean {
  if (!isPartOf(part, item)) return false;
  const plain = part.id.replace(/_\d+$/, '');
  return plain === item || plain.startsWith(`${item}_`) || drawingsOf(part).search(tokensOfItem(item)) >= 0;
}

/** Repaints limbs from the garment's material to the skin's. */
function undyed(spec: MascotSpec, item: GarmentId): MascotSpec {
  const tokens = tokensOfItem(item);
  if (!spec.parts.some((part) => drawingsOf(part).search(tokens) >= 0)) return spec;
  const skin = skinToken(spec);
  if (!skin) return spec;
  const bare = (svg: string): string =>
    svg.replace(tokens, (_, _count: string, tone: string | undefined) => `$${skin}${tone ?? ''}`);
  const parts = spec.parts.map((part) => ({
    ...part,
    svg: bare(part.svg),
    states: part.states.map(({ name, svg }) => ({ name, svg: bare(svg) })),
  }));
  return { ...spec, parts, palette: withTones(spec, skin) };
}

/** The palette token of the skin. */
function skinToken(spec: MascotSpec): string | null {
  if (spec.palette.some(({ name }) => name === 'body')) return 'body';
  const body = bodyOf(spec);
  const paint = body.bulk(body.roles.head ?? body.roles.body)?.outline.paint;
  return paint?.kind === 'token' ? paint.token : null;
}

function withTones({ palette }: MascotSpec, token: string): MascotSpec['palette'] {
  const base = palette.find(({ name }) => name === token);
  const missing = base
    ? Object.entries(family(base.color)).filter(([tone]) => !palette.some(({ name }) => name === `${token}_${tone}`))
    : [];
  return [...palette, ...missing.map(([tone, color]) => ({ name: `${token}_${tone}`, color }))];
}

const TOKEN = /\$([a-z][a-z0-9_]*)/g;

/** The spec without palette colours that no drawing uses. */
function pruned(spec: MascotSpec): MascotSpec {
  const used = new Set(spec.parts.flatMap((part) => [...drawingsOf(part).matchAll(TOKEN)].map(([, token]) => token)));
  return { ...spec, palette: spec.palette.filter(({ name }) => used.has(name)) };
}
