import type { Form } from '../form';
import { SWIMMER_KINDS } from './kinds';
import { swim } from './swim';

/** Fish, sharks, dolphins and whales. */
export const SWIMMERS: Readonly<Record<string, Form>> = Object.fromEntries(
  Object.entries(SWIMMER_KINDS).map(([name, kind]) => [name, swim(kind)]),
);
