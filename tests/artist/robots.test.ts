import { describe, expect, test } from 'vitest';
import { designSpec } from '@/lib/artist/design';
import { readPrompt } from '@/lib/artist/words/read';

describe('a robot animal', () => {
  test.each([
    ['a robot dog', 'dog'],
    ['a mechanical horse', 'horse'],
    ['un perro robot', 'dog'],
    ['a robot red panda', 'red_panda'],
    ['a bionic polar bear', 'polar_bear'],
  ])('%s is that animal as a robot', (prompt, species) => {
    const brief = readPrompt(prompt);
    expect(brief.species).toBe(species);
    expect(brief.features).toContain('mechanical');
    expect([...brief.others, ...brief.unknown]).toEqual([]);
  });

  test.each(['a robot', 'a robot with a dog', 'a robot chef'])('%s is the robot species', (prompt) => {
    const brief = readPrompt(prompt);
    expect(brief.species).toBe('robot');
    expect(brief.features).not.toContain('mechanical');
  });

  test('keeps ears and tail, and has an antenna', () => {
    const ids = designSpec({ prompt: 'a robot dog', detail: 'standard' }, 'one').parts.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['ear_left', 'tail', 'antenna']));
    expect(ids).not.toContain('muzzle');
  });
});
