import { describe, expect, test } from 'vitest';
import { matching, namedBy, rankOf } from '@/components/command-bar/match';

const titles = (query: string, things: { title: string; note?: string; also?: string }[]) =>
  matching(query, things).map(({ thing }) => thing.title);

describe('a query', () => {
  test('finds entries that contain all of its words in title, group or keywords', () => {
    const thing = { title: 'Zoom to 100%', note: 'View', also: 'scale' };
    for (const query of ['zoom', 'view zoom', '100%', 'OOM', 'scale to', '  zoom  ', ''])
      expect(rankOf(query, thing), query).not.toBeNull();
    for (const query of ['zoom playback', 'zooms', 'view x']) expect(rankOf(query, thing), query).toBeNull();
  });

  test('is compared without case and accents', () => {
    expect(rankOf('ÉCLAIR', { title: 'Eclair' })).toBe(0);
    expect(rankOf('eclair', { title: 'Éclair' })).toBe(0);
  });

  test('ranks matches by position: start of the title, start of a word, group, inside a word', () => {
    const things = [
      { title: 'Nothing', also: 'unplayable' },
      { title: 'Replay' },
      { title: 'Slower', note: 'Playback' },
      { title: 'Do play' },
      { title: 'Play or pause' },
    ];
    expect(titles('play', things)).toEqual(['Play or pause', 'Do play', 'Slower', 'Replay', 'Nothing']);
  });

  test('keeps the order of equal matches', () => {
    const things = ['Save now', 'Share', 'Search', 'Slower'].map((title) => ({ title }));
    expect(titles('s', things)).toEqual(['Save now', 'Share', 'Search', 'Slower']);
    expect(titles('', things)).toEqual(['Save now', 'Share', 'Search', 'Slower']);
  });

  test('prefers a match at the start to one inside a word', () => {
    expect(titles('all', [{ title: 'Small' }, { title: 'Small all' }, { title: 'All' }])).toEqual([
      'All',
      'Small all',
      'Small',
    ]);
  });
});

test('words match a name that contains all of them', () => {
  const mascots = ['Fox', 'Parrot', 'Red parrot'].map((name) => ({ name }));
  expect(namedBy('pär', mascots).map(({ name }) => name)).toEqual(['Parrot', 'Red parrot']);
  expect(namedBy('', mascots)).toEqual(mascots);
});
