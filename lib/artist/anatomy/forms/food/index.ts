import type { Form } from '../form';
import { pizza } from './pizza';
import { burger } from './burger';
import { donut } from './donut';
import { iceCream } from './ice-cream';
import { cupcake } from './cupcake';

/** Pastries, fast food and sweets. */
export const FOOD: Readonly<Record<string, Form>> = { pizza, burger, donut, ice_cream: iceCream, cupcake };
