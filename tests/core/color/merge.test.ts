import { expect, test } from 'vitest';
import { mergePalettes } from '@/lib/core/color/merge';

const palette = (text: string) =>
  text.split(' ').map((each) => {
    const [name = '', color = ''] = each.split(':');
    return { name, color: `#${color.repeat(3)}` };
  });
const merge = (base: string, mine: string, theirs: string, prefer: 'mine' | 'theirs' = 'theirs') =>
  mergePalettes({ base: palette(base), mine: palette(mine), theirs: palette(theirs) }, prefer);

test('colours of different tokens are both kept', () => {
  expect(merge('fur:11 eye:22', 'fur:aa eye:22', 'fur:11 eye:bb')).toEqual({
    value: palette('fur:aa eye:bb'),
    clashes: [],
  });
});

test('two colours of one token clash, and the preferred side is taken', () => {
  expect(merge('fur:11 eye:22', 'fur:aa eye:33', 'fur:bb eye:22')).toEqual({
    value: palette('fur:bb eye:33'),
    clashes: ['fur'],
  });
  expect(merge('fur:11 eye:22', 'fur:aa eye:33', 'fur:bb eye:22', 'mine').value).toEqual(palette('fur:aa eye:33'));
});

test('the same colour in upper and lower case is no clash', () => {
  expect(merge('fur:11', 'fur:ab', 'fur:AB')).toEqual({ value: palette('fur:AB'), clashes: [] });
});

test('the set of tokens is that of theirs', () => {
  expect(merge('fur:11 hat:22', 'fur:aa hat:33', 'fur:11 scarf:44')).toEqual({
    value: palette('fur:aa scarf:44'),
    clashes: [],
  });
});
