import { describe, expect, test } from 'vitest';
import { designSpec } from '@/lib/artist/design';
import { readPrompt } from '@/lib/artist/words/read';

const drawn = (prompt: string) => designSpec({ prompt, detail: 'standard' }, 'people');
const svgOf = (prompt: string, part: string): string => {
  const found = drawn(prompt).parts.find(({ id }) => id === part);
  if (!found) throw new Error(`${prompt} has no ${part}`);
  return found.svg;
};

describe('bare feet', () => {
  test.each([
    'a barefoot surfer',
    'a girl with bare feet',
    'ein Mädchen barfuß am Strand',
    'una chica descalza',
    'un enfant pieds nus',
  ])('%s is a person without shoes', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ species: 'person' });
    expect(svgOf(prompt, 'foot_left')).not.toContain('$shoes');
  });

  test('a person stands in shoes otherwise', () => {
    expect(svgOf('a surfer', 'foot_left')).toContain('$shoes');
  });
});

describe('dwarfs', () => {
  test.each(['a female dwarf blacksmith', 'a dwarf queen', 'a dwarf woman with braids'])(
    '%s has hair and no beard',
    (prompt) => {
      const ids = drawn(prompt).parts.map(({ id }) => id);
      expect(ids).not.toContain('beard');
      expect(ids.some((id) => id.startsWith('hair'))).toBe(true);
    },
  );

  test.each(['a dwarf', 'a bearded dwarf with an axe'])('%s has a beard', (prompt) => {
    expect(drawn(prompt).parts.map(({ id }) => id)).toContain('beard');
  });
});
