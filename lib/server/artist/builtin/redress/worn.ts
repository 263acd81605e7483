import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { WARDROBE } from '../wardrobe';
import { COVERS } from '../wardrobe/covers';
import type { GarmentId } from '../words/outfits';

const GARMENTS = Object.keys(WARDROBE) as GarmentId[];
/** Parts that several garments share, one at a time. */
const SHARED: ReadonlySet<string> = new Set(['hat', 'helmet', 'glasses']);

/** Every drawing of a part: its own and its states'. */
export const drawingsOf = ({ svg, states }: Part): string => [svg, ...states.map((state) => state.svg)].join('');

/** The tokens of a garment's own material, as they stand in drawings: `$cape`, `$cape_shade`, `$cape_2_line`. */
export const tokensOfItem = (item: GarmentId): RegExp => new RegExp(`\\$${item}((?:_\\d+)?)(_shade|_light|_line)?(?![a-z0-9_])`, 'g');

/** Whether a part was drawn for a garment. */
export function isPartOf({ id }: Part, item: GarmentId): boolean {
  const plain = id.replace(/_\d+$/, '').replace(/_border$/, '');
  return plain === item || plain.startsWith(`${item}_`) || SHARED.has(plain);
}

/** The garments and props that a mascot of our own drawing, or one that was dressed here, has on. */
export function wornBy(spec: MascotSpec): GarmentId[] {
  const drawn = spec.parts.map((part) => ({ part, text: drawingsOf(part) }));
  return GARMENTS.filter((item) => {
    const tokens = tokensOfItem(item);
    return drawn.some(({ part, text }) => (isPartOf(part, item) || COVERS[item] !== undefined) && text.search(tokens) >= 0);
  });
}
