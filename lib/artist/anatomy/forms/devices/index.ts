import type { Form } from '../form';
import { laptop } from './laptop';
import { tv } from './tv';
import { camera } from './camera';
import { clock } from './clock';
import { battery } from './battery';
import { gear } from './gear';
import { rocket } from './rocket';
import { car } from './car';

/** Machines with a face. */
export const DEVICES: Readonly<Record<string, Form>> = { laptop, tv, camera, clock, battery, gear, rocket, car };
