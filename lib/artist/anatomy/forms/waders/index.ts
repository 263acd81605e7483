import type { Form } from '../form';
import { WADER_KINDS } from './kinds';
import { wade } from './wade';

/** Flamingos, ostriches, swans and geese. */
export const WADERS: Readonly<Record<string, Form>> = Object.fromEntries(
  Object.entries(WADER_KINDS).map(([name, kind]) => [name, wade(kind)]),
);
