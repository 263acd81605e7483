import type { Form } from '../form';
import { snake } from './snake';
import { worm } from './worm';
import { caterpillar } from './caterpillar';
import { seahorse } from './seahorse';

/** Snakes, worms, caterpillars and seahorses. */
export const CRAWLERS: Readonly<Record<string, Form>> = { snake, worm, caterpillar, seahorse };
