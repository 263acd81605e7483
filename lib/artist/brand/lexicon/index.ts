import { FOOD } from './food';
import type { Industry } from './industry';
import { MONEY } from './money';
import { PEOPLE } from './people';
import { SOFTWARE } from './software';
import { WORLD } from './world';

/** Every trade that is told by its words. */
export const INDUSTRIES: readonly Industry[] = [...FOOD, ...MONEY, ...SOFTWARE, ...PEOPLE, ...WORLD];

export { UNKNOWN } from './world';
