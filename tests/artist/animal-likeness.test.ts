import { describe, expect, test } from 'vitest';
import { SPECIES, type SpeciesId } from '@/lib/artist/species';
import { designSpec } from '@/lib/artist/design';

/** The horizontal distance of the eyes in figure pixels. */
function eyeGap(prompt: string): number {
  const { parts } = designSpec({ prompt, detail: 'standard' }, 'gap');
  const [left, right] = ['eye_left', 'eye_right'].map((wanted) => parts.find(({ id }) => id === wanted)?.pivot[0] ?? 0);
  return (right ?? 0) - (left ?? 0);
}

describe('a chameleon is known by its own features', () => {
  const ids = designSpec({ prompt: 'a chameleon', detail: 'standard' }, 'ids').parts.map(({ id }) => id);

  test('it has a casque and a turret around each eye', () => {
    expect(ids).toEqual(expect.arrayContaining(['casque', 'eye_turret_left', 'eye_turret_right']));
    expect(ids).not.toContain('eye_bump_left');
  });

  test('its eyes stand farther apart than those of a lizard and a frog', () => {
    expect(eyeGap('a chameleon')).toBeGreaterThan(eyeGap('a frog'));
    expect(eyeGap('a chameleon')).toBeGreaterThan(eyeGap('a lizard'));
  });

  test('no other species has its tail and feet', () => {
    const alike = (Object.keys(SPECIES) as SpeciesId[]).filter(
      (id) => SPECIES[id].tail === 'spiral' || SPECIES[id].feet === 'pincer',
    );
    expect(alike).toEqual(['chameleon']);
  });
});

describe('a long snout bends aside', () => {
  test.each(['a tapir', 'an anteater'])('the mouth of %s is below the middle of its face', (prompt) => {
    const { parts } = designSpec({ prompt, detail: 'standard' }, 'snout');
    const at = (wanted: string) => parts.find(({ id }) => id === wanted)?.pivot ?? [0, 0];
    const [left, right] = [at('eye_left'), at('eye_right')];
    const [x, y] = at('mouth');
    const middle = (left[0] + right[0]) / 2;
    expect(Math.abs(x - middle)).toBeLessThan((right[0] - left[0]) * 0.4);
    expect(y).toBeGreaterThan(at('nose')[1]);
  });
});

/** The number of fleeces on an upright trunk. */
const fleeces = (prompt: string): number =>
  designSpec({ prompt, detail: 'standard' }, 'wool').parts.filter(({ id }) => id === 'fleece').length;

describe('wool', () => {
  test.each(['a sheep dancing', 'a ram boxing'])('%s keeps its fleece upright', (prompt) => {
    expect(fleeces(prompt)).toBe(1);
  });

  test.each(['a goat dancing', 'a robot sheep dancing', 'a sheep in a shirt dancing'])(
    '%s has none over its trunk',
    (prompt) => {
      expect(fleeces(prompt)).toBe(0);
    },
  );
});
