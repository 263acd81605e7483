import type { Coat } from '../shape/texture';

/** Garments and props of metal, plastic, glass or rubber, which have a sheen, unlike cloth and paper. */
const CRISP: ReadonlySet<string> = new Set([
  'hard_hat',
  'fire_helmet',
  'knight_helmet',
  'viking_helmet',
  'jetpack',
  'clown_nose',
  'guitar',
  'heart',
  'balloon',
  'trophy',
  'nose',
]);

/** Materials of the body itself, which have a sheen only if its coat is a hull. */
const SKIN: ReadonlySet<string> = new Set(['body', 'belly', 'accent', 'marking']);

/** Whether a material has a crisp sheen; fur, feathers, scales, skin and cloth have none. */
export const isCrisp = (material: string, coat: Coat): boolean =>
  CRISP.has(material) || (coat === 'hull' && SKIN.has(material));
