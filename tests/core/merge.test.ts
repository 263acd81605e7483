import { describe, expect, test } from 'vitest';
import { mergeLists } from '@/lib/core/merge';

const items = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((each) => ({ key: each[0] ?? '', value: each.slice(1) }));
const merge = (base: string, mine: string, theirs: string, prefer: 'mine' | 'theirs' = 'theirs') => {
  const { value, clashes } = mergeLists(
    { base: items(base), mine: items(mine), theirs: items(theirs) },
    (list) => list.map(({ key }) => key),
    prefer,
  );
  return [value.map(({ key, value: text }) => key + text).join(' '), clashes.join(' ')];
};

describe('merging two changes of a list', () => {
  test.each([
    ['keeps changes of different items', 'a b c', 'a1 b c', 'a b c2', 'a1 b c2'],
    ['merges equal changes into one', 'a b', 'a1 b', 'a1 b', 'a1 b'],
    ['keeps the items that both add, at their positions', 'a b', 'a x b', 'a b y', 'a x b y'],
    ['removes an item that one side removed', 'a b c', 'a c', 'a b c1', 'a c1'],
    ['keeps the order of one side and the change of the other', 'a b c', 'c a b', 'a b1 c d', 'c d a b1'],
    ['keeps an item that was added at the beginning there', 'a b', 'x a b', 'a b1', 'x a b1'],
  ])('%s', (_, base, mine, theirs, merged) => expect(merge(base, mine, theirs)).toEqual([merged, '']));

  test('reports a clash where both change one item, and takes the preferred side', () => {
    expect(merge('a b', 'a1 b', 'a2 b')).toEqual(['a2 b', 'a']);
    expect(merge('a b', 'a1 b', 'a2 b', 'mine')).toEqual(['a1 b', 'a']);
  });

  test('reports a clash where one side changes an item that the other removes', () => {
    expect(merge('a b', 'a1 b', 'b')).toEqual(['b', 'a']);
    expect(merge('a b', 'a1 b', 'b', 'mine')).toEqual(['a1 b', 'a']);
  });
});
