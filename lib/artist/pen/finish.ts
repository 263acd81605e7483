import type { Coat } from '../shape/texture';

/** Things of metal, plastic, glass or rubber, which catch the light; cloth and paper do not. */
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

/** Materials of the body itself, which have the finish of its coat. */
const SKIN: ReadonlySet<string> = new Set(['body', 'belly', 'accent', 'marking']);

/** Whether a material catches the light with a crisp sheen: fur, feathers, scales, skin and cloth have none. */
export const isCrisp = (material: string, coat: Coat): boolean =>
  CRISP.has(material) || (coat === 'hull' && SKIN.has(material));
