import { describe, expect, test } from 'vitest';
import type { PartDraft } from '@/lib/artist/figure';
import { boxOf } from '@/lib/artist/shape/path';
import { figureOf } from '@/lib/artist/sheet/construct';
import { sheetOf } from '@/lib/artist/sheet/write';
import { readPrompt } from '@/lib/artist/words/read';

const figure = (prompt: string) =>
  figureOf(sheetOf(readPrompt(prompt), { prompt, style: 'outlined', detail: 'standard' }, 'hair')).figure;

const partOf = (prompt: string, id: string): PartDraft | undefined =>
  figure(prompt).parts.find((part) => part.id === id);

const heightOf = (prompt: string, id: string): number => boxOf((partOf(prompt, id)?.rims ?? []).flat()).height;

describe('a long-haired animal', () => {
  test.each([
    ['a Persian cat', 'ruff'],
    ['a Maine Coon cat', 'ruff'],
    ['a rough collie', 'ruff'],
    ['a Pomeranian', 'ruff'],
    ['an Afghan hound', 'lock_left'],
    ['a Yorkshire terrier', 'lock_right'],
    ['a poodle', 'hair'],
  ])('%s has its %s', (prompt, id) => {
    const { head } = figure(prompt);
    expect(partOf(prompt, id)?.parent).toBe('head');
    expect(heightOf(prompt, id)).toBeGreaterThan(head.ry * 0.5);
  });

  test('a border collie is no rough one', () => {
    expect(readPrompt('a border collie').breed).toBe('border collie');
    expect(readPrompt('a rough collie').breed).toBe('rough collie');
  });
});

describe('a beard', () => {
  test.each(['a wizard with a long white beard', 'un mago con barba larga'])('%s reaches the chest', (prompt) => {
    const { features } = readPrompt(prompt);
    expect(features).toContain('long_beard');
    expect(partOf(prompt, 'beard')?.svg).not.toBe(partOf('a wizard with a white beard', 'beard')?.svg);
  });
});

test('a dwarf is no gnome: it wears a helmet and a long beard', () => {
  const { character, species } = figure('a dwarf with an axe');
  expect(species.title).toBe('dwarf');
  expect(character.wear.map(({ item }) => item)).toEqual(expect.arrayContaining(['viking_helmet', 'axe']));
  expect(partOf('a dwarf', 'beard')).toBeDefined();
  expect(figure('a gnome').species.title).toBe('gnome');
});
