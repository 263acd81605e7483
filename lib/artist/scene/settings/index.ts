import { EVENTS } from './events';
import { HOME } from './home';
import { NATURE } from './nature';
import { OUTDOORS } from './outdoors';
import type { Setting } from './setting';
import { STUDIO } from './studio';
import { WONDER } from './wonder';
import { WORK } from './work';

const ALL = { ...NATURE, ...EVENTS, ...HOME, ...WONDER, ...OUTDOORS, ...WORK, ...STUDIO };

export type SettingId = keyof typeof ALL;

/** Every place that the built-in artist can set a scene in. */
export const SETTINGS: Readonly<Record<SettingId, Setting>> = ALL;
