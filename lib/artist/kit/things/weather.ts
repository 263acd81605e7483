import type { Path } from '../../shape/path';
import type { ThingRow } from '../row';
import { at, mass, poly, round, type KitStroke } from '../strokes';

/** Four puffs over a flat underside. */
const PUFFS: Path = round([
  -132, 42, -150, 0, -126, -38, -92, -44, -74, -92, -18, -112, 34, -88, 52, -58, 96, -74, 134, -42, 132, -14, 154, 16,
  138, 46, 60, 54, -60, 54,
]);

const bolt = (x: number, y: number, size = 1): KitStroke =>
  mass(
    'accent',
    poly(
      [-14, -40, 34, -40, 16, 2, 42, 2, -20, 84, -6, 26, -34, 26].map((value, index) =>
        index % 2 ? y + value * size : x + value * size,
      ),
      4,
    ),
  );

const raindrop = (x: number, y: number): KitStroke =>
  mass('accent', round([x, y - 22, x + 11, y + 4, x, y + 17, x - 11, y + 4]));

/** Things that fall from the sky; coordinates are those of `Solid`. */
export const WEATHER_ROWS = {
  storm_cloud: {
    title: 'storm cloud',
    words:
      'storm_cloud thundercloud thunder_cloud thunderstorm storm gewitterwolke gewitter nube_tormenta tormenta ' +
      'nuage_orage orage temporale tempestade',
    colors: { body: '#8492ad', belly: '#b4bfd2', accent: '#fbc93c' },
    names: ['Rumble', 'Thundera', 'Gale'],
    solid: { outline: PUFFS, face: { y: -14, rx: 88, ry: 54 } },
    behind: [bolt(0, 92, 1.1), bolt(-82, 76, 0.66), bolt(84, 76, 0.66)],
    legs: 0,
  },
  rain_cloud: {
    title: 'rain cloud',
    words: 'rain_cloud raincloud regenwolke nube_lluvia nuage_pluie rainstorm downpour',
    colors: { body: '#b9cbe6', belly: '#e4edf8', accent: '#4f9fe8' },
    names: ['Drizzle', 'Puddles', 'Misty'],
    solid: { outline: PUFFS, face: { y: -14, rx: 88, ry: 54 } },
    behind: at([-92, 92, -44, 122, 4, 88, 52, 122, 96, 90], raindrop),
    legs: 0,
  },
} as const satisfies Record<string, ThingRow>;
