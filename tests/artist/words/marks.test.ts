import { describe, expect, test } from 'vitest';
import { designSpec } from '@/lib/artist/design';
import { edit } from '@/lib/artist/edit';
import { finishWork } from '@/lib/artist/finish-work';
import { acceptSheet } from '@/lib/artist/sheet/accept';
import { construct } from '@/lib/artist/sheet/construct';
import { sheetOf } from '@/lib/artist/sheet/write';
import { readPrompt } from '@/lib/artist/words/read';

const marksIn = (prompt: string) =>
  readPrompt(prompt).wear.flatMap(({ item, mark }) => (mark ? [`${item} ${mark.shape} ${mark.color ?? 'usual'}`] : []));

describe('marks on items', () => {
  test.each([
    ['a knight with a shield with a star', 'shield star usual'],
    ['a boy with a cap with the letter M', 'cap m usual'],
    ['a player in a jersey with number 10', 'jersey 10 usual'],
    ['a tiger with the number 7 on its jersey', 'jersey 7 usual'],
    ['a dog in a hoodie with a big W on it', 'hoodie w usual'],
    ['a bear with a flag with a white cross', 'flag cross #f7f4ee'],
    ['a chef with an apron with a heart on it', 'apron heart usual'],
    ['a hero in a cape with a lightning bolt', 'cape bolt usual'],
  ])('%s', (prompt, mark) => {
    expect(marksIn(prompt)).toEqual([mark]);
    expect(readPrompt(prompt).unknown).toEqual([]);
  });

  test.each(['a fox with a hat and a star', 'a letter M with a cap', 'a bear holding a heart', 'a fox with glasses'])(
    '%s: none',
    (prompt) => expect(marksIn(prompt)).toEqual([]),
  );

  test('a letter on a cap is not the character', () => {
    expect(readPrompt('a boy with a cap with the letter M').species).toBe('person');
  });

  test('the mark is drawn in a colour of its own', () => {
    const { palette, parts } = designSpec({ prompt: 'a boy with a cap with the letter M', detail: 'standard' }, 'seed');
    expect(palette.map(({ name }) => name)).toContain('cap_mark');
    expect(parts.find(({ id }) => id === 'hat')?.svg).toContain('$cap_mark');
  });

  test.each([
    ['pirate_hat', 'tooth'],
    ['police_cap', 'police_badge'],
    ['apron', 'apron_light'],
  ])('a mark on %s takes the place of its badge', (item, badge) => {
    const drawn = (mark: object) => {
      const read = acceptSheet({ sheet_version: 1, name: 'Kit', subject: { kind: 'fox' }, wears: [{ item, ...mark }] });
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const part = construct(read.value).parts.find(({ id }) => id === item || id === 'hat');
      return part?.svg ?? '';
    };
    expect(drawn({})).toContain(`$${badge}`);
    expect(drawn({ mark: { shape: 'm7' } })).not.toContain(`$${badge}`);
    expect(drawn({ mark: { shape: 'm7' } })).toContain(`$${item}_mark`);
  });

  test('an instruction prints a mark on what is worn', async () => {
    const prompt = 'a fox with a cap';
    const sheet = sheetOf(readPrompt(prompt), { prompt, detail: 'standard' }, 'seed');
    const options = { signal: new AbortController().signal, maxCostUsd: 1, seed: 'seed' };
    const work = await finishWork(
      edit({ spec: construct(sheet), sheet, instruction: 'put a star on the cap' }, options),
    );
    expect(work.summary).toBe('Put a star on the cap.');
    expect(work.spec.parts.find(({ id }) => id === 'hat')?.svg).toContain('$cap_mark');
  });
});

describe('woven patterns', () => {
  test.each([
    ['a fox with a plaid scarf', 'scarf', 'plaid'],
    ['a penguin with a checkered scarf', 'scarf', 'checks'],
    ['a girl in a tartan skirt', 'skirt', 'plaid'],
  ])('%s', (prompt, item, pattern) => {
    const { wear, patterns } = readPrompt(prompt);
    expect(wear.map((worn) => worn.item)).toEqual([item]);
    expect(patterns).toEqual({ [item]: pattern });
  });

  test('a plaid shirt is drawn by its own garment', () => {
    const { wear, patterns } = readPrompt('a lumberjack in a plaid shirt');
    expect([wear[0]?.item, patterns]).toEqual(['plaid_shirt', {}]);
  });
});
