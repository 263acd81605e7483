import { describe, expect, test } from 'vitest';
import { closingBracket, Scanner } from '@/lib/core/scan';
import { hostileTexts } from '../support/hostile-texts';

const numberIn = (text: string): [value: number | null, rest: string] => {
  const scan = new Scanner(text);
  const value = scan.number();
  return [value, text.slice(scan.at)];
};

describe('a number', () => {
  test.each([
    ['12', 12, ''],
    ['-1.5', -1.5, ''],
    ['+.5', 0.5, ''],
    ['1.', 1, ''],
    ['1.5.5', 1.5, '.5'],
    ['1e3', 1000, ''],
    ['1E-2x', 0.01, 'x'],
    ['1e', 1, 'e'],
    ['1e+', 1, 'e+'],
    ['2em', 2, 'em'],
    ['0.1', 0.1, ''],
    ['9007199254740993', Number('9007199254740993'), ''],
    ['0.12345678901234567', Number('0.12345678901234567'), ''],
    ['1e999', Infinity, ''],
    ['', null, ''],
    ['.', null, '.'],
    ['-', null, '-'],
    ['+-1', null, '+-1'],
    ['e5', null, 'e5'],
    [' 1', null, ' 1'],
  ])('is read from %j', (text, value, rest) => {
    expect(numberIn(text)).toEqual([value, rest]);
  });

  test('equals the result of Number, bit by bit', () => {
    for (let i = 0; i < 20_000; i += 1) {
      const text = (Math.sin(i) * 10 ** (i % 9)).toFixed(i % 8);
      expect(numberIn(text)[0], text).toBe(Number(text));
    }
  });
});

test('separators, letters and signs are consumed in order', () => {
  const scan = new Scanner(' \u00a0,\n rotate(1)');
  scan.separators();
  expect([scan.letters(), scan.take('('), scan.number(), scan.until(')', '('), scan.take(')'), scan.isAtEnd]).toEqual([
    'rotate',
    true,
    1,
    '',
    true,
    true,
  ]);
});

test('one comma separates, two do not', () => {
  const scan = new Scanner(' , ,1');
  expect([scan.comma(), scan.comma(), scan.number()]).toEqual([true, true, 1]);
});

test('closingBracket finds the matching bracket', () => {
  expect([closingBracket('var(a(b)c)d)', 3), closingBracket('var(a', 3)]).toEqual([9, -1]);
});

test('hostile numbers are scanned without stepping back', () => {
  for (const [name, text] of [...hostileTexts('number', 8000), ...hostileTexts('length', 8000)]) {
    const scan = new Scanner(text);
    for (let steps = 0; !scan.isAtEnd; steps += 1) {
      expect(steps, name).toBeLessThanOrEqual(text.length);
      const from = scan.at;
      scan.separators();
      if (scan.number() === null && scan.letters() === '' && scan.at === from) scan.at += 1;
    }
  }
});
