import { COLOR_REGION_NAMES } from '@/lib/core/sheet/vocabulary';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { Character } from '../character';
import type { SpeciesId } from '../species';
import type { GarmentId } from '../words/garment-ids';

/** Converts an accepted sheet to a character. The order of the sheet's keys has no effect on the drawing. */
export function characterOf({ subject, role, body, face, colors, patterns, wears, around }: CharacterSheet): Character {
  const { build, pose, width, legs, head, scale, horns, stance, view } = body;
  return {
    // `acceptSheet` has checked that the kit has this id.
    species: subject.kind as SpeciesId,
    subject: subject.called,
    role,
    breed: subject.breed,
    colors: Object.fromEntries(
      COLOR_REGION_NAMES.flatMap((region) => (colors[region] === undefined ? [] : [[region, colors[region]]])),
    ),
    patterns,
    cut: face.hair,
    mood: face.mood,
    features: new Set(face.features),
    build,
    pose,
    shape: { width, legs, head, scale },
    hornSize: horns,
    wear: wears.map(({ item, color, both, hand, on, mark, size }) => ({
      item: item as GarmentId,
      color,
      ...(both ? { both } : {}),
      ...(hand ? { hand } : {}),
      ...(on ? { on } : {}),
      ...(mark ? { mark } : {}),
      ...(size === undefined ? {} : { size }),
    })),
    ...(around ? { around: around.map((thing) => ({ ...thing, item: thing.item as GarmentId })) } : {}),
    allFours: stance === 'all_fours',
    ...(view === 'front' ? {} : { view }),
    ...(subject.letter === null ? {} : { glyph: subject.letter }),
  };
}
