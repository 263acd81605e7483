import type { Form } from '../form';
import { sushi } from './sushi';
import { pancakes } from './pancakes';
import { toast } from './toast';
import { cheese } from './cheese';

/** Sushi, pancakes, toast and cheese. */
export const PANTRY: Readonly<Record<string, Form>> = { sushi, pancakes, toast, cheese };
