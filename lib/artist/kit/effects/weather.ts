import { area, mass, round, stroke, turns, way } from '../strokes';
import type { EffectRow } from './effect';

/** Effects that fall from the sky; coordinates are those of `EffectRow`. */
export const WEATHER_EFFECTS = {
  raindrop: {
    words: 'rain raindrop rainfall shower drizzle downpour',
    colors: { raindrop: '#6cb6ee' },
    strokes: [stroke('raindrop', way([2, -12, -2, 12]), 5)],
  },
  snowflake: {
    words: 'snow snowflake snowfall blizzard',
    colors: { snowflake: '#bfe0f7' },
    strokes: [
      ...turns(6).flatMap(([x, y]) => [stroke('snowflake', way([0, 0, x * 15, y * 15]), 4)]),
      ...turns(6).map(([x, y]) =>
        area('snowflake', round([x * 10 - 3, y * 10, x * 10, y * 10 - 3, x * 10 + 3, y * 10])),
      ),
    ],
  },
  cloud: {
    words: 'cloud rain_cloud raincloud storm_cloud thundercloud',
    colors: { cloud: '#b9c6d8' },
    strokes: [
      mass(
        'cloud',
        round([-62, 12, -56, -8, -36, -12, -26, -32, 2, -38, 24, -24, 46, -20, 60, -2, 56, 18, 20, 22, -30, 22]),
      ),
    ],
  },
  bolt: {
    words: 'lightning lightning_bolt thunder thunderbolt',
    colors: { bolt: '#fbcf3c' },
    strokes: [
      mass('bolt', [['M', 6, -34], ['L', -14, 6], ['L', 0, 6], ['L', -6, 34], ['L', 16, -8], ['L', 2, -8], ['Z']]),
    ],
  },
} as const satisfies Record<string, EffectRow>;
