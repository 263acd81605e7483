import { CULTURE } from './culture';
import { FOOD } from './food';
import type { Industry } from './industry';
import { INFRASTRUCTURE } from './infrastructure';
import { MONEY } from './money';
import { PEOPLE } from './people';
import { PLACES } from './places';
import { SHOPS } from './shops';
import { SOFTWARE } from './software';

export { UNKNOWN } from './unknown';

/** Every industry that can be recognised by its words; on a tie, the first wins. */
export const INDUSTRIES: readonly Industry[] = [
  ...FOOD,
  ...MONEY,
  ...SOFTWARE,
  ...PEOPLE,
  ...SHOPS,
  ...PLACES,
  ...INFRASTRUCTURE,
  ...CULTURE,
];
