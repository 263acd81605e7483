import type { Form } from '../form';
import { BUG_KINDS } from './kinds';
import { bug } from './bug';
import { spider } from './spider';

/** Butterflies, ants, spiders and others of that size. */
export const BUGS: Readonly<Record<string, Form>> = {
  ...Object.fromEntries(Object.entries(BUG_KINDS).map(([name, kind]) => [name, bug(kind)])),
  spider,
};
