import { describe, expect, test } from 'vitest';
import { designSpec } from '@/lib/artist/design';
import { readPrompt } from '@/lib/artist/words/read';

/** The states of both eyes at rest, the one on the viewer's left first; null for an open eye. */
const eyesOf = (prompt: string) =>
  ['eye_left', 'eye_right'].map(
    (id) => designSpec({ prompt, detail: 'standard' }, 'faces').parts.find((part) => part.id === id)?.defaultState,
  );

const mouthOf = (prompt: string) =>
  designSpec({ prompt, detail: 'standard' }, 'faces').parts.find(({ id }) => id === 'mouth')?.svg ?? '';

describe('eyes', () => {
  test.each([
    ['a calm monk with his eyes closed', ['closed', 'closed']],
    ['a happy girl, eyes shut', ['happy', 'happy']],
    ['un zorro feliz con los ojos cerrados', ['happy', 'happy']],
    ['a winking frog', [null, 'happy']],
    ['a fox with one eye closed', [null, 'happy']],
    ['a confident owl', [null, null]],
    ['a smug cat', ['half', 'half']],
  ])('%s', (prompt, states) => expect(eyesOf(prompt)).toEqual(states));

  test('one closed eye does not make a cyclops', () => {
    expect(readPrompt('a monster with one eye shut').features).not.toContain('one_eye');
    expect(readPrompt('a monster with one eye').features).toContain('one_eye');
  });
});

describe('teeth', () => {
  test.each(['a boy with a missing tooth', 'a gap-toothed monster', 'a girl missing two front teeth'])(
    '%s has a gap between its teeth and holds none',
    (prompt) => {
      const { features, wear } = readPrompt(prompt);
      expect([...features]).toEqual(['gap_teeth']);
      expect(wear).toEqual([]);
      const [gapped, whole] = [mouthOf(prompt), mouthOf(prompt.replace(/gap-toothed | with .*| missing .*/, ''))];
      expect(gapped.split('"$tooth"').length).toBeGreaterThan(whole.split('"$tooth"').length);
    },
  );
});

test('one who is serious but approachable looks calm', () => {
  expect(readPrompt('a heron, serious but approachable').mood).toBe('calm');
});
