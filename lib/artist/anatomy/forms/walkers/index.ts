import type { Form } from '../form';
import { WALKERS } from './kinds';
import { walk } from './walk';
import { snail } from './snail';

/** Turtles, ladybugs, beetles and snails. */
export const DOMES: Readonly<Record<string, Form>> = {
  ...Object.fromEntries(Object.entries(WALKERS).map(([name, kind]) => [name, walk(kind)])),
  snail,
};
