import type { Form } from '../form';
import { seal } from './seal';

/** Seals and walruses. */
export const SEALS: Readonly<Record<string, Form>> = { seal };
