import { describe, expect, test } from 'vitest';
import { mouthingsOf, type Viseme } from '@/lib/player/visemes';

const timed = (visemes: readonly (string | number)[]): Viseme[] => visemes.map((viseme, i) => ({ at: i, viseme }));
const shapes = (visemes: readonly (string | number)[]): string =>
  mouthingsOf(timed(visemes))
    .mouthings.map(({ shape }) => shape)
    .join('');

const spoken = (text: string, seconds: number) => ({
  characters: [...text],
  character_start_times_seconds: [...text].map((_, i) => i * seconds),
  character_end_times_seconds: [...text].map((_, i) => (i + 1) * seconds),
});

describe('visemes', () => {
  test('of the Oculus set map to mouths, with and without prefix', () => {
    const set = ['sil', 'PP', 'FF', 'TH', 'DD', 'kk', 'CH', 'SS', 'nn', 'RR', 'aa', 'E', 'ih', 'oh', 'ou'];
    expect(shapes(set)).toBe('xmmeeeoeeoaeeoo');
    expect(shapes(set.map((name) => `viseme_${name}`))).toBe(shapes(set));
    expect(shapes(['aa', 'E', 'I', 'O', 'U'])).toBe('aeeoo');
  });

  test('of Azure map to mouths, as numbers and as text', () => {
    const all = Array.from({ length: 22 }, (_, id) => id);
    expect(shapes(all)).toBe('xaaoeoeooaoaeoeeoemeem');
    expect(shapes(all.map(String))).toBe(shapes(all));
  });

  test('of Rhubarb map to mouths, with a rounder E than that of Oculus', () => {
    expect(shapes(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'X'])).toBe('meaaoomex');
    expect(shapes(['aa', 'E'])).toBe('ae');
    expect(shapes(['A', 'E'])).toBe('mo');
  });

  test('may be mouth states of a mascot', () => {
    expect(shapes(['ah', 'ee', 'oh', 'mm'])).toBe('aeom');
    expect(mouthingsOf(timed(['smile'])).mouthings[0]?.name).toBe('smile');
  });

  test('that are unknown map to some mouth', () => {
    expect(shapes(['zz', 'viseme_q', 99, '', 'é', 'ш', '你'])).toMatch(/^[xmaeo]{7}$/);
  });

  test('are sorted by time', () => {
    expect(
      mouthingsOf([
        { at: 1, viseme: 'oh' },
        { at: 0, viseme: 'aa' },
      ])
        .mouthings.map(({ shape }) => shape)
        .join(''),
    ).toBe('ao');
  });
});

describe('character timings', () => {
  test('map to mouths, with visible closed lips', () => {
    expect(
      mouthingsOf(spoken('hi, mom!', 0.2))
        .mouthings.map(({ shape }) => shape)
        .join(''),
    ).toBe('eexxmomx');
  });

  test('keep the mouth open between two words', () => {
    expect(
      mouthingsOf(spoken('to me', 0.06))
        .mouthings.map(({ shape }) => shape)
        .join(''),
    ).toBe('eome');
  });

  test('end at the last character', () => {
    expect(mouthingsOf(spoken('hello', 0.5)).end).toBe(2.5);
    expect(mouthingsOf([]).end).toBeCloseTo(0.2);
  });
});
