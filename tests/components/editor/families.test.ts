import { describe, expect, test } from 'vitest';
import { readHex } from '@/components/color/read-hex';
import { familiesOf, tokenTitle } from '@/components/editor/palette/families';

const palette = (...names: string[]) => names.map((name) => ({ name, color: '#112233' }));

describe('the palette panel', () => {
  test('groups shade, light and line with their base colour, in the order of the bases', () => {
    const families = familiesOf(palette('fur', 'fur_shade', 'ink', 'fur_line', 'apron', 'apron_light'));
    expect(families.map(({ base, derived }) => [base.name, derived.map(({ name }) => name)])).toEqual([
      ['fur', ['fur_shade', 'fur_line']],
      ['ink', []],
      ['apron', ['apron_light']],
    ]);
  });

  test('sorts by the coloured area, shades included', () => {
    const weights = new Map([
      ['fur', 10],
      ['ink', 30],
      ['apron', 25],
      ['apron_light', 10],
    ]);
    expect(familiesOf(palette('fur', 'ink', 'apron', 'apron_light'), weights).map(({ base }) => base.name)).toEqual([
      'apron',
      'ink',
      'fur',
    ]);
  });

  test('shows every token once, even a shade without its base', () => {
    const entries = palette('night_shade', 'fur', 'fur_light', 'hot_line');
    const shown = familiesOf(entries).flatMap(({ base, derived }) => [base, ...derived]);
    expect(shown.map(({ name }) => name).sort()).toEqual(entries.map(({ name }) => name).sort());
  });

  test('parses typed colours', () => {
    expect(['#ABCDEF', 'abcdef', ' #abc ', 'fff', 'red', '#12345', ''].map(readHex)).toEqual([
      '#abcdef',
      '#abcdef',
      '#aabbcc',
      '#ffffff',
      null,
      null,
      null,
    ]);
  });

  test('makes a title from a token', () => {
    expect(tokenTitle('fur_shade')).toBe('Fur shade');
  });
});
