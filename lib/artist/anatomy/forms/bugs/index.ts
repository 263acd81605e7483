import type { Form } from '../form';
import { BUG_KINDS } from './kinds';
import { bug } from './bug';
import { spider } from './spider';

/** Forms of small invertebrates: butterflies, ants, spiders and others. */
export const BUGS: Readonly<Record<string, Form>> = {
  ...Object.fromEntries(Object.entries(BUG_KINDS).map(([name, kind]) => [name, bug(kind)])),
  spider,
};
