import type { Form } from '../form';
import { key } from './key';
import { balloon } from './balloon';
import { magnet } from './magnet';
import { bag } from './bag';
import { toaster } from './toaster';
import { ball } from './ball';
import { plant } from './plant';

/** Forms of tools, toys and shopping goods. */
export const GOODS: Readonly<Record<string, Form>> = { key, balloon, magnet, bag, toaster, ball, plant };
