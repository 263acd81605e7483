import type { Figure } from '../../figure';
import { SWIMMERS } from './swimmers';

/** Builds a whole figure but its face and clothes; `hatRise` is the room above the head, in pixels. */
export type Form = (figure: Figure, hatRise: number) => void;

/** Bodies of their own, by a species' `form`. */
export const FORMS: Readonly<Record<string, Form>> = { ...SWIMMERS };
