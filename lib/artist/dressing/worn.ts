import { remembered } from '@/lib/core/remembered';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { underlaidBy } from '@/lib/core/rig/underlays';
import { WARDROBE } from '../wardrobe';
import { COVERS } from '../wardrobe/covers';
import type { GarmentId } from '../words/garment-ids';

const GARMENTS = Object.keys(WARDROBE) as GarmentId[];
/** Part ids that several garments share, of which only one is worn at a time. */
const SHARED: ReadonlySet<string> = new Set(['hat', 'helmet', 'glasses']);

/** All drawings of a part: the default one and those of its states. */
export const drawingsOf = ({ svg, states }: Part): string => [svg, ...states.map((state) => state.svg)].join('');

const TOKENS = Object.fromEntries(
  GARMENTS.map((item) => [item, new RegExp(`\\$${item}((?:_\\d+)?)(_shade|_light|_line)?(?![a-z0-9_])`, 'g')]),
) as Record<GarmentId, RegExp>;

/**
 * Matches the tokens of a garment's own material in drawings: `$cape`, `$cape_shade`, `$cape_2_line`.
 * Returns the same global RegExp on each call.
 */
export const tokensOfItem = (item: GarmentId): RegExp => TOKENS[item];

const plainly = (id: string): string => underlaidBy(id.replace(/_\d+$/, ''));
const isNamedFor = (plain: string, item: GarmentId): boolean =>
  plain === item || plain.startsWith(`${item}_`) || SHARED.has(plain);

/** Whether the id of a part says that it was drawn for a garment. */
export const isPartOf = ({ id }: Part, item: GarmentId): boolean => isNamedFor(plainly(id), item);

/** Whether a part is painted with a garment's own material. */
export const hasTokensOf = (part: Part, item: GarmentId): boolean => drawingsOf(part).search(tokensOfItem(item)) >= 0;

const isGarment = (id: string): id is GarmentId => Object.hasOwn(WARDROBE, id);

/** The garments whose own material a drawing may be painted with, from one pass over its tokens. */
const itemsIn = remembered((svg): ReadonlySet<GarmentId> => {
  const tokens = new Set(Array.from(svg.matchAll(/\$([a-z0-9_]+)/g), ([, token = '']) => token));
  return new Set(
    [...tokens].flatMap((token) => {
      const plain = token.replace(/_(?:shade|light|line)$/, '');
      return [token, plain, token.replace(/_\d+$/, ''), plain.replace(/_\d+$/, '')].filter(isGarment);
    }),
  );
});

/** The garments and props that a mascot wears, as far as the built-in artist drew them. */
export function wornBy(spec: MascotSpec): GarmentId[] {
  const worn = new Set<GarmentId>();
  for (const { id, svg, states } of spec.parts) {
    const plain = plainly(id);
    for (const drawing of [svg, ...states.map((state) => state.svg)])
      for (const item of itemsIn(drawing)) if (COVERS[item] !== undefined || isNamedFor(plain, item)) worn.add(item);
  }
  return GARMENTS.filter((item) => worn.has(item));
}
