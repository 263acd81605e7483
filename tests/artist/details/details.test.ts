import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unlike } from '@/lib/artist/say';
import { sheetOf } from '@/lib/artist/sheet/write';
import { colorValue } from '@/lib/artist/words/color-value';
import { readPrompt } from '@/lib/artist/words/read';
import type { CharacterSheet } from '@/lib/core/sheet/schema';

/** The largest distance at which a shade still counts as the colour: "dark green" is green. */
const MAX_UNLIKE = 0.17;

const isColor = (hex: string | null | undefined, name: string): boolean =>
  typeof hex === 'string' && unlike(hex, colorValue(name) ?? '') < MAX_UNLIKE;

function isWorn({ wears }: CharacterSheet, wanted: string): boolean {
  const [item, color] = wanted.split(':');
  const worn = wears.find((each) => each.item === item);
  return worn !== undefined && (color === undefined || isColor(worn.color, color));
}

/** Whether a sheet contains a detail, such as `wear=scarf:red`, `col.ears=pink` or `head>1`. */
function says(sheet: CharacterSheet, detail: string): boolean {
  const [, key = '', sign, wanted = ''] = /^([\w.]+)([=<>])(.+)$/.exec(detail) ?? [];
  const { subject, body, face, colors, patterns } = sheet;
  if (sign !== '=') {
    const factor = body[key as 'width' | 'legs' | 'head' | 'horns'];
    return sign === '>' ? factor > Number(wanted) : factor < Number(wanted);
  }
  const [kind, place] = key.split('.');
  if (kind === 'col') return isColor(colors[place as keyof typeof colors], wanted);
  if (kind === 'pat') return patterns[place ?? ''] === wanted;
  if (key === 'wear') return isWorn(sheet, wanted);
  const shown: Record<string, readonly (string | null)[]> = {
    kind: [subject.kind],
    view: [body.view],
    pose: [body.pose],
    mood: [face.mood],
    hair: [face.hair],
    feat: face.features,
  };
  return shown[key]?.includes(wanted) ?? false;
}

const isDetails = (line: string): boolean => line.startsWith('= ');
/** The entries of a file: an id, the lines of a prompt, and the lines of its details, which begin with `= `. */
const briefs = readFileSync(new URL('./briefs.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map((paragraph): [id: string, prompt: string, details: string[]] => {
    const [id = '', ...lines] = paragraph.split('\n');
    const details = lines.filter(isDetails).map((line) => line.slice(2));
    return [id, lines.filter((line) => !isDetails(line)).join(' '), details.join(' ').split('; ')];
  });

describe('a prompt of sixty words keeps at least ten of its twelve details', () => {
  test.each(briefs)('%s', (_, prompt, details) => {
    const sheet = sheetOf(readPrompt(prompt), { prompt, detail: 'standard' }, 'seed');
    const wanted = details.slice(0, 12);
    expect(wanted).toHaveLength(12);
    const lost = wanted.filter((detail) => !says(sheet, detail));
    expect(lost.length, lost.join(', ')).toBeLessThanOrEqual(2);
  });
});

const kindsOf = (prompt: string) =>
  Array.from({ length: 6 }, (_, n) => sheetOf(readPrompt(prompt), { prompt, detail: 'standard' }, `${n}`).subject.kind);

describe('a prompt without a subject', () => {
  test.each(['something happy', 'surprise me', 'something cute', 'etwas Lustiges', 'a mascot'])(
    '%s is not always the same character',
    (prompt) => expect(new Set(kindsOf(prompt)).size).toBeGreaterThanOrEqual(4),
  );
  test('a named subject is always the same', () => expect(new Set(kindsOf('a happy monster')).size).toBe(1));
});

describe('named things that are not drawn are reported', () => {
  test('a second item around the neck', () =>
    expect(readPrompt('a fox with a red bow tie and a blue scarf').unplaced).toEqual(['scarf']));
  test('a decoration is not an item', () =>
    expect(readPrompt('a fox in a purple hat with golden stars')).toMatchObject({
      wear: [{ item: 'cap', color: '#8e5bd0' }],
      unplaced: [],
    }));
  test('an eye patch covers one eye only', () => {
    expect(readPrompt('a walrus with an eye patch over one eye').features).not.toContain('one_eye');
    expect(readPrompt('a monster with one eye').features).toContain('one_eye');
  });
  test('words that were read are not reported as unknown', () =>
    expect(readPrompt('a fox with long lashes, rosy cheeks and its tongue sticking out').unknown).toEqual([]));
});
