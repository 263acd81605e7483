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

describe('two changes of a list', () => {
  test.each([
    ['each of another item are both there', 'a b c', 'a1 b c', 'a b c2', 'a1 b c2'],
    ['that are the same are one', 'a b', 'a1 b', 'a1 b', 'a1 b'],
    ['that add are both there, where they were put', 'a b', 'a x b', 'a b y', 'a x b y'],
    ['of which one takes an item away take it away', 'a b c', 'a c', 'a b c1', 'a c1'],
    ['of which one puts it in another order keep that, and the other', 'a b c', 'c a b', 'a b1 c d', 'c d a b1'],
    ['at the beginning stay there', 'a b', 'x a b', 'a b1', 'x a b1'],
  ])('%s', (_, base, mine, theirs, merged) => expect(merge(base, mine, theirs)).toEqual([merged, '']));

  test('of one item clash, and whoever is preferred is right', () => {
    expect(merge('a b', 'a1 b', 'a2 b')).toEqual(['a2 b', 'a']);
    expect(merge('a b', 'a1 b', 'a2 b', 'mine')).toEqual(['a1 b', 'a']);
  });

  test('clash where one changes what the other takes away', () => {
    expect(merge('a b', 'a1 b', 'b')).toEqual(['b', 'a']);
    expect(merge('a b', 'a1 b', 'b', 'mine')).toEqual(['a1 b', 'a']);
  });
});
