import type { Form } from '../form';
import { avocado } from './avocado';
import { apple } from './apple';
import { banana } from './banana';
import { strawberry } from './strawberry';
import { carrot } from './carrot';
import { egg } from './egg';
import { taco } from './taco';

/** Forms of fruit, vegetables, eggs and tacos. */
export const FRUIT: Readonly<Record<string, Form>> = { avocado, apple, banana, strawberry, carrot, egg, taco };
