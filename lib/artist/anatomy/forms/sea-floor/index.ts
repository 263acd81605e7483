import type { Form } from '../form';
import { crab } from './crab';
import { lobster } from './lobster';
import { starfish } from './starfish';

/** Crabs, lobsters and starfish. */
export const SEA_FLOOR: Readonly<Record<string, Form>> = { crab, lobster, starfish };
