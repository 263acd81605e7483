import { describe, expect, it } from 'vitest';
import { sheetOf } from '@/lib/artist/sheet/write';
import { readPrompt } from '@/lib/artist/words/read';

const sheet = (prompt: string) => sheetOf(readPrompt(prompt), { prompt, detail: 'standard' }, 'seed');

describe('a second colour', () => {
  it.each([
    ['a mouse in a black and white striped shirt', 'shirt', '#34343f', 'stripes', { shirt_pattern: '#f7f4ee' }],
    ['a snowman with a red-and-white scarf', 'scarf', '#e5484d', 'stripes', { scarf_pattern: '#f7f4ee' }],
    ['a dog in a green sweater with white dots', 'sweater', '#4fae5b', 'spots', { sweater_pattern: '#f7f4ee' }],
    ['a cat in a blue and yellow jersey', 'jersey', '#4a8fe7', undefined, { jersey_trim: '#fbcf3c' }],
    ['a cat in a navy coat with golden buttons', 'coat', '#2c3f73', undefined, { coat_button: '#efb63c' }],
    ['a fox in a red and black checked shirt', 'plaid_shirt', '#e5484d', undefined, { plaid_band: '#34343f' }],
  ])('of an item is that of its pattern or detail: %s', (prompt, item, color, pattern, palette) => {
    const { wears, patterns, palette: drawn } = sheet(prompt);
    expect(wears).toContainEqual(expect.objectContaining({ item, color }));
    expect(patterns[item]).toBe(pattern);
    expect(drawn).toEqual(palette);
  });

  it('of a region is that of its pattern', () => {
    const { colors, patterns, palette } = sheet('a tiger with a pink and white striped tail');
    expect([colors.tail, patterns['tail'], palette]).toEqual(['#f58fb4', 'stripes', { tail_pattern: '#f7f4ee' }]);
  });

  it('is not taken from another item', () => {
    const { patterns, palette } = sheet('a cat with a red scarf and a white cap');
    expect([patterns, palette]).toEqual([{}, {}]);
  });

  it('of a mark is not the colour of the subject', () => {
    const { colors, wears } = sheet('a bear in a blue hoodie with a yellow lightning bolt on it');
    expect(colors.body).toBeUndefined();
    expect(wears[0]?.mark).toEqual({ shape: 'bolt', color: '#fbcf3c' });
  });
});

describe('patterned clothes', () => {
  it('bear the mark that is their pattern', () => {
    const { wears } = sheet('a wizard mouse with a star-patterned robe and a wand');
    expect(wears.map(({ item, mark }) => [item, mark?.shape]).slice(0, 2)).toEqual([
      ['kimono', 'star'],
      ['wand', undefined],
    ]);
  });

  it.each([
    ['a bear in a Hawaiian shirt', 'shirt', 'flowers'],
    ['a bunny in a leopard print jacket', 'coat', 'spots'],
  ])('%s', (prompt, item, pattern) => expect(sheet(prompt).patterns).toEqual({ [item]: pattern }));
});

describe('a coat', () => {
  it.each([
    'a fox in a scarf and a navy coat',
    'a fox with a red hat and a navy coat',
    'a fox, navy coat with buttons',
  ])('is worn: %s', (prompt) => expect(sheet(prompt).wears.map(({ item }) => item)).toContain('coat'));

  it('is fur where nothing says that it is worn', () => {
    expect(sheet('a dog with a brown coat').wears).toEqual([]);
  });
});

describe('people', () => {
  it('are called by their trade where the prompt says only their gender', () => {
    expect(sheet('a female firefighter').name).toMatch(/ the Firefighter$/);
    expect(sheet('a male nurse with a clipboard').name).toMatch(/ the Nurse$/);
    expect(sheet('a male nurse with a clipboard').subject.called).toBe('man');
  });
});

describe('what a thing is drawn with', () => {
  it('is held as well if it is said to be in its hand', () => {
    expect(sheet('a happy piggy bank with a coin in its hand').wears[0]?.item).toBe('small_coin');
    expect(sheet('a happy piggy bank with a coin slot').wears).toEqual([]);
  });
});
