import { describe, expect, test } from 'vitest';
import { checkSpec } from '@/lib/core/spec/check';
import { extentOf } from '@/lib/core/rig/extent';
import { assemble } from '@/lib/artist/assemble';
import { buildFigure } from '@/lib/artist/build';
import { designSpec } from '@/lib/artist/design';
import { lookNamed } from '@/lib/artist/look';
import { diceOf, type Dice } from '@/lib/artist/random';
import { DRAWN_SPECIES } from '../support/species';
import { WARDROBE } from '@/lib/artist/wardrobe';
import type { Brief } from '@/lib/artist/words/brief';
import type { GarmentId, Wear } from '@/lib/artist/words/garment-ids';
import { FEATURE_PHRASES } from '@/lib/artist/words/feature-phrases';
import { placeOf } from '@/lib/artist/words/places';
import { readPrompt } from '@/lib/artist/words/read';

const features = [...new Set(FEATURE_PHRASES.map(([, feature]) => feature))];
const garments = Object.keys(WARDROBE) as GarmentId[];
const places = [...new Set(garments.map(placeOf))];
const nothing = readPrompt('');

/** The number of random combinations of features and clothes for each species, in addition to all features at once. */
const COMBINATIONS_PER_SPECIES = 4;

function problemsOf(brief: Brief, seed: string): string[] {
  const {
    figure,
    materials,
    species: { archetype },
  } = buildFigure(brief, lookNamed('flat', 'standard'), diceOf(seed));
  const { parts, anchors, ink } = figure;
  const checked = checkSpec(assemble({ name: 'Somebody', description: '', archetype, parts, anchors, materials, ink }));
  return checked.ok ? [] : checked.problems.map(({ path, message }) => `${path}: ${message}`);
}

/** Items for about half of the places. */
const outfitOf = (dice: Dice): Wear[] =>
  places.flatMap((place) => {
    const [first, ...rest] = garments.filter((item) => placeOf(item) === place);
    return first && dice.chance(0.5) ? [{ item: dice.pick([first, ...rest]), color: null }] : [];
  });

test.each(DRAWN_SPECIES)('no combination of features and clothes gives two parts of a %s the same id', (id) => {
  expect(problemsOf({ ...nothing, species: id, features: new Set(features) }, id), 'all features').toEqual([]);
  for (let count = 0; count < COMBINATIONS_PER_SPECIES; count += 1) {
    const seed = `${id} ${count}`;
    const dice = diceOf(seed);
    const wished = features.filter(() => dice.chance(0.5));
    const wear = outfitOf(dice);
    const label = [...wished, ...wear.map(({ item }) => item)].join(', ');
    const brief: Brief = {
      ...nothing,
      species: id,
      features: new Set(wished),
      wear,
      hornSize: dice.between(0.5, 1.5),
      allFours: dice.chance(0.2),
    };
    expect(problemsOf(brief, seed), label).toEqual([]);
  }
});

function hornHeight(prompt: string): number {
  const box = extentOf(
    designSpec({ prompt, detail: 'standard' }, 's1').parts.find(({ id }) => id.startsWith('horn'))?.svg ?? '',
  );
  return box ? box.bottom - box.top : 0;
}

describe('a size adjective of horns', () => {
  test.each(['monster', 'cow', 'goat', 'yeti', 'deer', 'dragon', 'fox'])('changes the horns of a %s', (noun) => {
    const [tiny, usual] = [hornHeight(`a ${noun} with tiny horns`), hornHeight(`a ${noun} with horns`)];
    expect(tiny).toBeGreaterThan(0);
    expect(tiny / usual).toBeLessThan(0.75);
  });

  test('keeps huge horns on the canvas', () => {
    const { parts } = designSpec({ prompt: 'a monster with huge horns', detail: 'standard' }, 's1');
    expect(extentOf(parts.find(({ id }) => id === 'horn_left')?.svg ?? '')?.top).toBeGreaterThan(0);
  });

  test('does not change the body', () =>
    expect(readPrompt('a monster with tiny horns')).toMatchObject({ hornSize: 0.5, shape: nothing.shape }));
});
