import { expect, test } from 'vitest';
import { matchPalette } from '@/components/editor/palette/match-palette';
import { seenPalette } from '@/components/editor/palette/seen-palette';
import { partnerOf, partsUsing, tooAlike } from '@/components/editor/palette/token-facts';
import { toOklch } from '@/lib/core/color/oklch';
import type { Part } from '@/lib/core/spec/schema';

const FUR = { name: 'fur', color: '#e8823a' };
const APRON = { name: 'apron', color: '#3f8f5f' };
const INK = { name: 'ink', color: '#2b2b2b' };

const shape = (token: string) => `<path d="M0 0H9V9Z" fill="$${token}"/>`;

const part = (id: string, svg: string, states: Part['states'] = []): Part => ({
  id,
  parent: null,
  z: 0,
  pivot: [0, 0],
  rotateLimits: null,
  svg,
  states,
  defaultState: null,
});

test('a spotlight desaturates all tokens except its own', () => {
  const [fur, apron] = seenPalette([FUR, APRON], { spotlight: ['fur'], compared: null });
  expect(fur).toEqual(FUR);
  expect(toOklch(apron?.color ?? '').c).toBeLessThan(toOklch(APRON.color).c / 4);
});

test('a comparison shows the earlier colours, and new tokens unchanged', () => {
  const seen = seenPalette([FUR, APRON], { spotlight: [], compared: new Map([['fur', '#123456']]) });
  expect(seen).toEqual([{ name: 'fur', color: '#123456' }, APRON]);
});

test('brand colours are assigned to the largest tokens in order; neutral tokens are kept', () => {
  expect(matchPalette([FUR, INK, APRON], ['#0f766e', '#ffffff', '#f59e0b'])).toEqual({
    fur: '#0f766e',
    apron: '#f59e0b',
  });
  expect(matchPalette([FUR, INK, APRON], ['#0f766e'])).toEqual({ fur: '#0f766e' });
  expect(matchPalette([FUR], [])).toEqual({});
});

test('the parts that use a token are found, in all states', () => {
  const parts = [
    part('head', shape('fur')),
    part('eye', shape('ink'), [{ name: 'closed', svg: shape('fur') }]),
    part('pocket', shape('apron')),
  ];
  expect(partsUsing(parts, ['fur'])).toEqual(['head', 'eye']);
});

test('a colour that is hard to distinguish from another is reported', () => {
  expect(tooAlike([FUR, { name: 'scarf', color: '#e98540' }, INK], FUR)).toEqual(['scarf']);
});

test('a colour is harmonised with the largest other token that has a hue', () => {
  const cream = { name: 'belly', color: '#fff3e2' };
  expect(partnerOf([cream, FUR, APRON], FUR)).toEqual(APRON);
  expect(partnerOf([cream, INK], cream)).toBeNull();
});
