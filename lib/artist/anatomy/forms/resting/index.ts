import type { Form } from '../form';
import { curl } from './curl';
import { lie } from './lie';

/** Animals that lie on the floor: curled up around their tail, or on the belly with the paws ahead. */
export const RESTING: Readonly<Record<string, Form>> = { curled: curl, lying: lie };
