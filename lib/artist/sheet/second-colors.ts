import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { tokenOf } from '../palettes';
import { overToken } from '../pen/patterns';
import { WARDROBE } from '../wardrobe';
import type { GarmentId } from '../words/garment-ids';
import { PATTERN_SHAPES, type Patterns } from '../words/patterns';
import { placeOf, type WornPlace } from '../words/places';
import type { SecondColor } from '../words/second-colors';

/** Places whose items are of cloth all over, so that a second colour of one that has no details is its stripes. */
const CLOTH: ReadonlySet<WornPlace> = new Set<WornPlace>([
  'head',
  'neck',
  'chest',
  'trunk',
  'waist',
  'shoulders',
  'back',
  'hands',
  'feet',
  'legs',
  'under',
]);

/** The palette tokens of an item's details, in order; none for a region. */
export const detailTokens = (place: string): string[] =>
  Object.hasOwn(WARDROBE, place) ? Object.keys(WARDROBE[place as GarmentId].colors).slice(1) : [];

/** The token that shows a further colour of a place; null if the drawing has nothing that could. */
function tokenFor({ place, rank, detail }: SecondColor, isPatterned: boolean): string | null {
  const details = detailTokens(place);
  if (detail !== null && !Object.hasOwn(PATTERN_SHAPES, detail))
    return details.find((token) => token.endsWith(`_${detail}`)) ?? null;
  if (isPatterned) return overToken(tokenOf(place));
  return detail === null ? (details[rank] ?? null) : null;
}

/**
 * The patterns and palette of a sheet that show the further colours of clothes and regions. They are the colours of a
 * pattern or of an item's details, or make the stripes of a plain piece of cloth.
 */
export function withSecondColors(
  seconds: readonly SecondColor[],
  given: Patterns = {},
): Pick<CharacterSheet, 'patterns' | 'palette'> {
  const patterns: Patterns = { ...given };
  const palette: CharacterSheet['palette'] = {};
  for (const second of seconds) {
    const { place, color, rank, detail } = second;
    const isPlain = detail === null && rank === 0 && !patterns[place] && detailTokens(place).length === 0;
    if (isPlain && Object.hasOwn(WARDROBE, place) && CLOTH.has(placeOf(place as GarmentId)))
      patterns[place] = 'stripes';
    const token = tokenFor(second, patterns[place] !== undefined);
    if (token !== null) palette[token] ??= color;
  }
  return { patterns, palette };
}
