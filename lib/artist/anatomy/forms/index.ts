import { BUGS } from './bugs';
import { CRAWLERS } from './crawlers';
import { DEVICES } from './devices';
import { DRIFTERS } from './drifters';
import { FOOD } from './food';
import { FRUIT } from './fruit';
import { GOODS } from './goods';
import { HOUSEHOLD } from './household';
import { LETTERS } from './letters';
import { PANTRY } from './pantry';
import { PLANTS } from './plants';
import { SEA_FLOOR } from './sea-floor';
import { RESTING } from './resting';
import { SEALS } from './seals';
import { SHAPES } from './shapes';
import { SWIMMERS } from './swimmers';
import { WADERS } from './waders';
import { DOMES } from './walkers';
import type { Form } from './form';
import { kitThing } from './kit-thing';
import { THING_ENTRIES } from '../../kit/things';

/** Builders of figures with a body plan of their own, by the `form` of a species. */
export const FORMS: Readonly<Record<string, Form>> = {
  ...SWIMMERS,
  ...SEA_FLOOR,
  ...DRIFTERS,
  ...SEALS,
  ...DOMES,
  ...CRAWLERS,
  ...BUGS,
  ...WADERS,
  ...RESTING,
  ...FOOD,
  ...FRUIT,
  ...PANTRY,
  ...DEVICES,
  ...HOUSEHOLD,
  ...GOODS,
  ...LETTERS,
  ...SHAPES,
  ...PLANTS,
  ...Object.fromEntries(THING_ENTRIES.map(([id, row]) => [id, kitThing(row)])),
};
