import { describe, expect, test } from 'vitest';
import { editedFrom } from '../../support/edited';

const changed = (prompt: string, instruction: string) => editedFrom(prompt, instruction, 'two');

describe('an item in two colours', () => {
  test.each([
    ['a bear with a scarf', 'make the scarf red and white', 'Made the scarf red and white.', 'scarf_pattern'],
    [
      'a fox in a striped shirt',
      'change the shirt to black and white',
      'Made the shirt black and white.',
      'shirt_pattern',
    ],
    ['a cat in a jersey', 'a yellow and green jersey', 'Made the jersey yellow and green.', 'jersey_trim'],
    ['a bear', 'give it a blue and white striped shirt', 'Dressed it in a blue and white shirt.', 'shirt_pattern'],
  ])('%s: %s', async (prompt, instruction, summary, token) => {
    const result = await changed(prompt, instruction);
    expect(result.summary).toBe(summary);
    const shown = result.spec.palette.find(({ name }) => name === token);
    expect(shown?.color).toBe(result.sheet?.palette[token]);
    expect(shown).toBeDefined();
  });

  test('keeps the rest of the instruction', async () => {
    const { summary } = await changed('a bear with a scarf', 'make the scarf red and white and give it a hat');
    expect(summary).toBe('Made the scarf red and white and dressed it in a cap.');
  });
});

describe('two eyes', () => {
  test.each([
    ['make one eye blue and the other green', '#4a8fe7', '#4fae5b'],
    ['make its left eye blue and the right one green', '#4fae5b', '#4a8fe7'],
    ['one green eye and one blue eye', '#4fae5b', '#4a8fe7'],
  ])('%s', async (instruction, right, left) => {
    const { sheet, spec } = await changed('a cat', instruction);
    expect(sheet?.colors).toMatchObject({ eyes: right, left_eye: left });
    const part = spec.parts.find(({ id }) => id === 'eye_right');
    expect(part?.svg).toContain('$left_iris');
    expect(spec.palette.find(({ name }) => name === 'left_iris')?.color).toBe(left);
  });
});

test('a colour for the eyes is that of both', async () => {
  const { sheet, summary } = await changed('a cat with one blue eye and one green eye', 'make the eyes red');
  expect(summary).toBe('Painted the eyes red.');
  expect(sheet?.palette).toEqual({});
  expect(sheet?.colors).toEqual({ eyes: '#e5484d' });
});

describe('a request names things by their place or number', () => {
  test.each([
    ['a knight fox with a sword', 'take away everything he holds', 'Removed the sword and removed the shield.'],
    ['a girl with glasses', 'red frames please', 'Painted the glasses red.'],
    ['a rabbit holding a carrot', 'two carrots please', 'Handed it a second carrot.'],
    ['a pirate cat', 'put the eyepatch on the other eye', 'Moved the eye patch to the right eye.'],
    ['a wizard', 'longer beard, please, and white', 'Gave it a long beard.'],
    ['a monster', 'give it three eyes and a scarf', 'Gave it three eyes and dressed it in a scarf.'],
    ['a bear with a honey pot', 'swap the jar for a fish', 'Handed it a fish instead of the honey pot.'],
    ['a fox with a beach ball', 'make the ball blue', 'Painted the beach ball blue.'],
    ['a girl in a dress', 'change dress to jeans', 'Dressed it in trousers instead of the dress.'],
    ['a unicorn', 'rainbow mane and tail', 'Gave the mane and tail all colours of the rainbow.'],
    ['a cat in a sweater', 'make the sweater stripy, navy and cream', 'Made the sweater navy and cream.'],
    ['a dog with a ball', 'the ball should be green, not red', 'Painted the toy ball green.'],
    ['a cactus', 'add a sombrero and maracas', 'Dressed it in a sombrero and maracas.'],
  ])('%s: %s', async (prompt, instruction, summary) => {
    const result = await changed(prompt, instruction);
    expect([result.summary, result.warnings]).toEqual([summary, []]);
  });
});

describe('a detail of an item', () => {
  test.each([
    ['a mouse in a green sweater with white dots', 'make the dots pink', 'Painted the dots of the sweater pink.'],
    ['a frog with a top hat', 'make the hat band gold', 'Painted the band of the top hat gold.'],
    [
      'a bear with a scarf',
      'make the scarf blue with yellow dots',
      'Painted the scarf blue and put yellow spots on the scarf.',
    ],
  ])('has its own colour, on its sheet: %s: %s', async (prompt, instruction, summary) => {
    const result = await changed(prompt, instruction);
    expect(result.summary).toBe(summary);
    expect(Object.keys(result.sheet?.palette ?? {})).toHaveLength(1);
  });

  test('is not one of what is not worn', async () => {
    const { summary } = await changed('a tiger in a coat', 'make the stripes white');
    expect(summary).toBe('Painted the stripes white.');
  });
});

test('an item that has a colour already is said to have it', async () => {
  await expect(changed('a cat with a red scarf', 'change the scarf to red')).rejects.toThrow(
    'The scarf already looks red.',
  );
  await expect(changed('a cat in red boots', 'make the boots red')).rejects.toThrow('The boots already look red.');
});
