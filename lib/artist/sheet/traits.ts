import type { CharacterTraits } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { Archetype } from '@/lib/core/spec/schema';
import type { Built } from '../build';
import type { FigureDraft } from '../figure';
import { SPECIES, type SpeciesId } from '../species';
import { BREEDS } from '../species/breeds';
import type { ExtraKind } from '../species/species';
import { WARDROBE } from '../wardrobe';
import { isHeld } from '../words/places';

const HORNS: ReadonlySet<ExtraKind> = new Set<ExtraKind>([
  'horns',
  'small_horns',
  'unicorn_horn',
  'antlers',
  'beetle_horn',
  'ossicones',
  'nose_horn',
  'brow_horns',
  'moose_antlers',
  'curled_horns',
  'coiled_horns',
]);

/** Archetypes whose head and body are one shape. */
const HEADLESS: ReadonlySet<Archetype> = new Set<Archetype>(['blob', 'object']);

/** The colours of a person by the sheet's names; `body` is the shirt. */
function personIn({ character: { colors, wear } }: FigureDraft): CharacterTraits['shown']['person'] {
  const body = wear.find(({ item }) => item === 'shirt')?.color;
  return Object.fromEntries(
    Object.entries({ skin: colors.skin, hair: colors.hair, body }).filter(([, color]) => typeof color === 'string'),
  );
}

/** The places that suit each of a figure's props, the usual one first. */
function propPlacesOf(figure: FigureDraft): CharacterTraits['propPlaces'] {
  const props = figure.character.wear.filter(({ item }) => isHeld(item));
  return Object.fromEntries(props.map(({ item }) => [item, [null, ...(WARDROBE[item].places?.(figure) ?? [])]]));
}

/** The options that the editor can offer for an accepted sheet, and the values that its figure shows now. */
export function traitsOf(sheet: CharacterSheet, { figure, species, isUpright, breed }: Built): CharacterTraits {
  // `acceptSheet` has checked that the kit has this kind.
  const kind = sheet.subject.kind as SpeciesId;
  const known = SPECIES[kind];
  const { cut, features, shape, pose } = figure.character;
  return {
    breeds: (BREEDS[kind] ?? []).map(({ title }) => title),
    isUpright,
    hasStances: known.archetype === 'biped' && known.form === undefined && known.snout !== 'none' && !known.human,
    hasHair: known.human === true && (species.extras ?? []).includes('hair'),
    hasHorns: features.has('horn') || (species.extras ?? []).some((extra) => HORNS.has(extra)),
    hasHead: !HEADLESS.has(species.archetype),
    hasLegs: isUpright || species.archetype === 'quadruped',
    isShod: isUpright && known.human === true,
    hasPouch: (species.extras ?? []).includes('pouch'),
    hasViews: species.archetype !== 'quadruped',
    propPlaces: propPlacesOf(figure),
    shown: {
      person: known.human ? personIn(figure) : {},
      build: figure.build,
      // The other bodies have no rest posture, and show only a pose that the sheet states.
      pose: isUpright ? figure.posture.pose : pose,
      hair: cut,
      breed,
      shape,
    },
  };
}
