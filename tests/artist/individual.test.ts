import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { toOklch } from '@/lib/core/color/oklch';
import { paintSvg } from '@/lib/core/paint/svg';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { designSpec } from '@/lib/artist/design';
import { individualOf } from '@/lib/artist/individual';
import { diceOf } from '@/lib/artist/random';
import { readPrompt } from '@/lib/artist/words/read';

const FORTY = [
  'a X',
  'a X barista',
  'a X who codes',
  'friendly X for a bank',
  'X mascot for a travel app',
  'a curious X with glasses',
  'a happy X with a red scarf',
  'a sleepy X',
  'a X chef',
  'a X astronaut',
  'my X mascot',
  'a X with a backpack',
  'a smart X for a school',
  'a X with headphones',
  'a X doctor',
  'a wizard X',
  'a X for a music app',
  'a proud X',
  'a X for a pizza shop',
  'a shy X',
  'a X gardener',
  'the X of our startup',
  'a X that likes rain',
  'a grumpy X',
  'a cool X',
  'a X for our newsletter',
  'a X with a crown',
  'a X painter',
  'a X detective',
  'a silly X',
  'a X on a skateboard',
  'a calm X for a yoga studio',
  'a X with a balloon',
  'a X teacher',
  'a X superhero',
  'a X in a hoodie',
  'a X for a toy shop',
  'a sad X',
  'a X for a game',
  'a X with a star',
];
const SEED = 'variety';
const about = (subject: string) => FORTY.map((prompt) => prompt.replace('X', subject));

/** The quantised traits of a prompt's individual: coat, markings, eyes and build. */
function traitsOf(prompt: string): string {
  const { species, shape } = individualOf(readPrompt(prompt), diceOf([prompt.toLowerCase(), '', SEED].join('\u0000')));
  const { l, c, h } = toOklch(species.colors.body);
  const coat = [Math.round(l * 6), c < 0.04 ? 'grey' : Math.round(h / 30)];
  return JSON.stringify([
    coat,
    species.marks,
    species.extras,
    species.socks,
    species.colors.iris,
    shape.width,
    shape.legs,
  ]);
}

/** The pixels of a picture 48 pixels wide, on white, as OKLab triples. */
function pixelsOf(drawn: MascotSpec): number[][] {
  const accepted = acceptSpec(drawn);
  if (!accepted.ok) throw new Error(JSON.stringify(accepted.problems));
  const { pixels } = new Resvg(
    paintSvg(render(rigOf(accepted.value.spec), {}), { width: 48, height: 48, background: '#ffffff' }),
  ).render();
  return Array.from({ length: 48 * 48 }, (_, at) => {
    const hex = [0, 1, 2].map((channel) => (pixels[at * 4 + channel] ?? 255).toString(16).padStart(2, '0')).join('');
    const { l, c, h } = toOklch(`#${hex}`);
    return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  });
}

const apart = (one: number[][], other: number[][]): number =>
  one.reduce((sum, pixel, at) => sum + Math.hypot(...pixel.map((value, axis) => value - (other[at]?.[axis] ?? 0))), 0) /
  one.length;

/** The mean OKLab difference below which two pictures look the same. */
const MIN_PICTURE_DIFFERENCE = 0.02;

describe.each(['cat', 'dog'])('forty prompts about a %s', (subject) => {
  test('give at least twenty-five different characters', () =>
    expect(new Set(about(subject).map(traitsOf)).size).toBeGreaterThanOrEqual(25));

  test('neighbours look different', () => {
    const pictures = about(subject).map((prompt) => pixelsOf(designSpec({ prompt, detail: 'standard' }, SEED)));
    const close = pictures.slice(1).flatMap((picture, at) => {
      const distance = apart(picture, pictures[at] ?? []);
      return distance < MIN_PICTURE_DIFFERENCE
        ? [`${about(subject)[at]} | ${about(subject)[at + 1]}: ${distance.toFixed(4)}`]
        : [];
    });
    expect(close).toEqual([]);
  });
});

const hueOf = (subject: string, seed: string): number => {
  const { palette } = designSpec({ prompt: `a ${subject}`, detail: 'standard' }, seed);
  return toOklch(palette.find(({ name }) => name === 'body')?.color ?? '#000000').h;
};

describe('a species without a described colour has its typical one', () => {
  test.each([
    ['fox', 35, 75],
    ['frog', 115, 145],
    ['bear', 35, 75],
    ['dragon', 115, 175],
    ['pig', 0, 30],
  ])('a %s', (subject, low, high) => {
    const hues = Array.from({ length: 12 }, (_, index) => hueOf(subject, `coat ${index}`));
    expect(hues.filter((hue) => hue < low || hue > high)).toEqual([]);
  });
});

describe('the prompt overrides random choices', () => {
  test.each([
    ['a siamese cat', 'siamese cat'],
    ['a husky', 'husky'],
    ['a calico cat chef', 'calico cat'],
  ])('%s is a %s', (prompt, breed) => expect(readPrompt(prompt)).toMatchObject({ breed, unknown: [] }));

  test.each(['one', 'two', 'three', 'four'])('a stated colour is the colour of the fur (dice %s)', (seed) => {
    const { palette } = designSpec({ prompt: 'a #3366cc cat', detail: 'standard' }, seed);
    expect(palette.find(({ name }) => name === 'body')?.color).toBe('#3366cc');
  });

  test('a body adjective fixes the proportions', () => {
    const brief = readPrompt('a chubby cat');
    expect(individualOf(brief, diceOf('any')).shape).toEqual(brief.shape);
  });
});

test('another style draws the same character', () => {
  const colors = ['outlined', 'flat'].map(
    (style) =>
      designSpec({ prompt: 'a dog', style, detail: 'standard' }, SEED).palette.find(({ name }) => name === 'body')
        ?.color,
  );
  expect(colors[0]).toBe(colors[1]);
});
