import { describe, expect, test } from 'vitest';
import { droppedFiles, intentOf } from '@/components/library/dropped';
import { eachOf } from '@/components/library/each-of';
import { indexAfter } from '@/components/library/grid-keys';
import { importBody } from '@/components/library/import-spec';
import { among, NO_SELECTION, ranged, toggled } from '@/components/library/selection';
import { stillSources } from '@/components/library/still-url';
import { retagged, sharesOf } from '@/components/library/tagging';
import { filtersOf, pathOf, viewOf, WHOLE_LIBRARY, withTag, withoutFilters } from '@/components/library/view';

const view = (query: string) => viewOf(new URLSearchParams(query));

const file = (name: string, type = '') => new File(['{}'], name, { type });

describe('the view of the library', () => {
  test.each([
    '/mascots',
    '/mascots?q=fox',
    '/mascots?q=fox&status=ready&source=image&public=true&tag=Brand%2CWinter&sort=name',
  ])('%s is read and written alike', (path) => expect(pathOf(view(path.split('?')[1] ?? ''))).toBe(path));

  test('unknown values in a URL are ignored', () => {
    expect(view('sort=size&status=x&source=&public=1&tag=,,&q=%20')).toEqual(WHOLE_LIBRARY);
    expect(view('tag=Fox,fox, Owl').tags).toEqual(['fox', 'Owl']);
  });

  test('filters can be removed one by one, or all at once', () => {
    const filtered = view('q=fox&status=ready&tag=Brand,Winter');
    expect(filtersOf(filtered).map(({ label }) => label)).toEqual(['Status: Ready', 'Brand', 'Winter']);
    expect(filtersOf(filtered).map(({ without }) => pathOf(without))).toEqual([
      '/mascots?q=fox&tag=Brand%2CWinter',
      '/mascots?q=fox&status=ready&tag=Winter',
      '/mascots?q=fox&status=ready&tag=Brand',
    ]);
    expect(withTag(filtered, 'BRAND', true).tags).toEqual(['Winter', 'BRAND']);
    expect(pathOf(withoutFilters(filtered))).toBe('/mascots?q=fox');
  });
});

test('a selection is toggled, extended over a range, and drops deleted mascots', () => {
  const order = ['a', 'b', 'c', 'd'];
  const one = toggled(NO_SELECTION, 'b');
  expect([...ranged(one, order, 'd').ids]).toEqual(['b', 'c', 'd']);
  expect([...ranged(one, order, 'a').ids]).toEqual(['b', 'a']);
  expect([...ranged(NO_SELECTION, order, 'c').ids]).toEqual(['c']);
  expect([...toggled(one, 'b').ids]).toEqual([]);
  expect([...among(ranged(one, order, 'd'), ['a', 'd']).ids]).toEqual(['d']);
  expect(among(one, order)).toBe(one);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 9],
  ['ArrowDown', 8, null],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 1, null],
  ['End', 2, 9],
  ['Home', 8, 0],
  ['Enter', 0, null],
])('%s from %i of ten in fours leads to %j', (key, from, to) => expect(indexAfter(key, from, 10, 4)).toBe(to));

test('tags of several mascots are shown with the number of mascots, added and removed', () => {
  expect([...sharesOf([['Brand', 'Fox'], ['brand']]).values()]).toEqual([
    { name: 'Brand', share: 'all' },
    { name: 'Fox', share: 'some' },
  ]);
  expect(retagged(['Brand', 'Fox'], ['fox', 'New'], ['BRAND'])).toEqual(['Fox', 'New']);
});

test('a bulk action continues after a failure, and reports the first error', async () => {
  const outcome = await eachOf([1, 2, 3, 4, 5, 6], async (number) => {
    await Promise.resolve();
    if (number % 2 === 0) throw new Error(`no ${number}`);
    return number;
  });
  expect(outcome).toEqual({ done: [1, 3, 5], failed: 3, error: new Error('no 2') });
});

describe('dropped files', () => {
  test('are a picture, specs, or a problem', () => {
    expect(droppedFiles([file('a.png', 'image/png')])).toHaveProperty('picture');
    expect(droppedFiles([file('a.svg')])).toHaveProperty('picture');
    expect(droppedFiles([file('a.json'), file('b', 'application/json')])).toHaveProperty('specs');
    expect(droppedFiles([file('a.png'), file('b.png')])).toEqual({
      problem: 'Drop one picture at a time, or specs alone.',
    });
    expect(droppedFiles([file('a.psd')])).toEqual({
      problem: 'Choose a PNG, JPG, WebP or SVG picture, or a spec (.json).',
    });
  });
  test('are described while they are dragged', () => {
    expect(
      [['image/webp'], ['application/json'], ['application/json', ''], ['image/png', 'image/png'], ['']].map(intentOf),
    ).toEqual(['picture', 'spec', 'several', 'unknown', 'unknown']);
  });
  test('may contain a spec, a sheet, or an export with one of them', () => {
    const spec = { specVersion: 1, name: 'Fox' };
    const sheet = { sheet_version: 1, name: 'Fox' };
    expect(importBody(JSON.stringify(spec))).toEqual({ spec });
    expect(importBody(JSON.stringify({ number: 1, spec }))).toEqual({ spec });
    expect(importBody(JSON.stringify(sheet))).toEqual({ sheet });
    for (const text of ['{', '[]', '{}', 'null', '{"spec":3}']) expect(() => importBody(text)).toThrow(/^It is/);
  });
});

test('a still is requested at the size of a card', () => {
  expect(stillSources('/p?v=1')).toEqual({
    src: '/p?v=1&size=208',
    srcSet: '/p?v=1&size=208 1x, /p?v=1&size=416 2x',
  });
});
