import type { Form } from '../form';
import { jellyfish } from './jellyfish';
import { squid } from './squid';

/** Jellyfish and squid. */
export const DRIFTERS: Readonly<Record<string, Form>> = { jellyfish, squid };
