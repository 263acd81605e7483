import { describe, expect, test } from 'vitest';
import { wornBy } from '@/lib/artist/dressing';
import { boxOf } from '@/lib/artist/edit/drawing/forms';
import { colorOf, designed, edited, partOf } from './stage';

const fox = designed('an orange fox with a green scarf');

describe('exchanging colours', () => {
  test('works for the fur and a garment', async () => {
    const { spec, summary } = await edited(fox, 'swap the colours of the fox and the scarf');
    expect(summary).toBe('Swapped the colours of the coat and the scarf.');
    expect([colorOf(spec, 'body'), colorOf(spec, 'scarf')]).toEqual([colorOf(fox, 'scarf'), colorOf(fox, 'body')]);
  });

  test.each(['swap the two main colours', 'swap its colors', 'invert the colours'])(
    'works for the two main colours: "%s"',
    async (words) => {
      const robot = designed('a white robot with a blue apron');
      const { spec, summary } = await edited(robot, words);
      expect(summary).toBe('Swapped its two main colours.');
      expect(colorOf(spec, 'body')).not.toBe(colorOf(robot, 'body'));
      expect(spec.palette.map(({ color }) => color)).toContain(colorOf(robot, 'body'));
    },
  );

  test('is not read from "replace the arms with wings"', async () => {
    await expect(edited(fox, 'replace the arms with wings')).rejects.toThrow('cannot grow wings');
  });
});

describe('an item', () => {
  test.each(['turn the scarf into a cape', 'change the scarf to a cape', 'replace the scarf with a cape'])(
    'is replaced by another one: "%s"',
    async (words) => {
      const { spec, summary } = await edited(fox, words);
      expect(wornBy(spec)).toEqual(['cape']);
      expect(summary).toBe('Dressed it in a cape instead of the scarf.');
    },
  );

  test.each([
    ['give it a ball', 'Handed it a toy ball.'],
    ['put it in a hot tub', 'Put it in a hot tub.'],
    ['put it on a podium', 'Put it on a podium.'],
  ])('is described by a suitable verb: "%s"', async (words, said) =>
    expect((await edited(fox, words)).summary).toBe(said),
  );

  test('gets the pattern that is named after it', async () => {
    const { spec, summary } = await edited(fox, 'make the scarf pink with dots');
    expect(summary).toBe('Painted the scarf pink and put spots on the scarf.');
    expect(partOf(spec, 'scarf').svg).toContain('$spots');
    expect(partOf(spec, 'body').svg).toBe(partOf(fox, 'body').svg);
  });
});

describe('a likeness', () => {
  test.each(['make it look like a watermelon', 'colour it like a watermelon', 'watermelon colours'])(
    'sets fur, belly and pattern: "%s"',
    async (words) => {
      const { spec } = await edited(fox, words);
      expect([colorOf(spec, 'body'), colorOf(spec, 'stripes')]).toEqual(['#4fa457', '#2c7140']);
      expect(spec.palette.map(({ color }) => color)).toContain('#f4606f');
      expect(colorOf(spec, 'scarf')).toBe(colorOf(fox, 'scarf'));
    },
  );

  test('is not another creature', async () => {
    await expect(edited(fox, 'turn it into a tiger')).rejects.toThrow('another skeleton');
  });
});

describe('the outer outline of a part', () => {
  const lion = designed('a lion');
  const extent = (spec: typeof lion, id: string): number => {
    const box = boxOf(partOf(spec, id).svg);
    return box ? box.bottom - box.top : 0;
  };

  test('is scaled with the part', async () => {
    const { spec } = await edited(lion, 'make the mane shorter');
    const share = (id: string): number => extent(spec, id) / extent(lion, id);
    expect(share('mane')).toBeLessThan(0.9);
    expect(share('mane_outline')).toBeCloseTo(share('mane'), 1);
  });

  test('follows fluffier fur', async () => {
    const { spec } = await edited(fox, 'make the tail fluffier');
    expect(partOf(spec, 'tail_outline').svg).not.toBe(partOf(fox, 'tail_outline').svg);
  });
});
