import type { EffectRow } from './effect';
import { FEELING_EFFECTS } from './feelings';
import { PARTY_EFFECTS } from './party';
import { SCENERY_EFFECTS } from './scenery';
import { WEATHER_EFFECTS } from './weather';

const ROWS = { ...PARTY_EFFECTS, ...FEELING_EFFECTS, ...SCENERY_EFFECTS, ...WEATHER_EFFECTS };

/** The id of an effect. */
export type EffectId = keyof typeof ROWS;

/** Every effect by its id. */
export const EFFECT_ROWS: Readonly<Record<EffectId, EffectRow>> = ROWS;
