import type { Form } from '../form';
import { pencil } from './pencil';
import { envelope } from './envelope';
import { house } from './house';
import { trophy } from './trophy';
import { umbrella } from './umbrella';
import { teapot } from './teapot';

/** Forms of household and desk objects. */
export const HOUSEHOLD: Readonly<Record<string, Form>> = { pencil, envelope, house, trophy, umbrella, teapot };
