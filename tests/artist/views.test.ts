import { describe, expect, test } from 'vitest';
import { designSpec } from '@/lib/artist/design';
import { readPrompt } from '@/lib/artist/words/read';
import type { PartDraft } from '@/lib/artist/figure';
import { boxOf } from '@/lib/artist/shape/path';
import { figureOf } from '@/lib/artist/sheet/construct';
import { sheetOf } from '@/lib/artist/sheet/write';
import { mapDrawing } from '@/lib/artist/shape/map-drawing';

const move = (x: number, y: number) => [x + 10, y] as const;

const eyes = (prompt: string) =>
  designSpec({ prompt, detail: 'standard' }, 'one').parts.filter(({ id }) => /^eye_(left|right)$/.test(id));

const middle = (prompt: string) => eyes(prompt).reduce((sum, { pivot }) => sum + pivot[0] / 2, 0);

/** The box of a part's outline. */
const rimBox = (part: PartDraft | undefined) => boxOf((part?.rims ?? []).flat());

describe('the view of a character', () => {
  test.each([
    ['a fox in three-quarter view', 'three_quarter'],
    ['a fox, 3/4 view', 'three_quarter'],
    ['a fox from the side', 'side'],
    ['a fox in profile', 'side'],
    ['a fox looking sideways', 'side'],
    ['ein Fuchs von der Seite', 'side'],
    ['un zorro de espaldas', 'back'],
    ['a fox seen from behind looking over its shoulder', 'back'],
    ['a fox with a side bag', undefined],
    ['a fox for a profile picture', undefined],
  ])('%s', (prompt, view) => {
    const brief = readPrompt(prompt);
    expect(brief.species).toBe('fox');
    expect(brief.view).toBe(view);
  });

  test('is reported, and its words are not unknown', () => {
    const brief = readPrompt('a fox seen from behind looking over its shoulder');
    expect(brief.unknown).toEqual([]);
    expect(brief.understood).toContain('seen from behind, looking round');
  });

  test('a quadruped has no three-quarter view, which is reported', () => {
    const brief = readPrompt('a zebra in three-quarter view');
    expect(brief.view).toBeUndefined();
    expect(brief.unknown.join()).toMatch(/three-quarter/);
    expect(brief.understood.join()).not.toMatch(/three-quarter/);
  });

  test.each(['a horse seen from behind', 'a sheep from behind', 'a cow from behind'])(
    '%s: rump and tail are in front of the head, which looks back over them',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ view: 'back', unknown: [] });
      const { parts } = figureOf(sheetOf(readPrompt(prompt), { prompt, detail: 'standard' }, 'one')).figure;
      const [rump, tail, head, mouth] = ['body', 'tail', 'head', 'mouth'].map((id) =>
        parts.find((each) => each.id === id),
      );
      expect(rump?.z).toBeGreaterThan(mouth?.z ?? Infinity);
      expect(tail?.z).toBeGreaterThan(rump?.z ?? Infinity);
      expect(mouth?.pivot[1]).toBeLessThan(rimBox(rump).y);
      expect(rimBox(head).y + rimBox(head).height).toBeGreaterThan(rimBox(rump).y);
    },
  );

  test('a horse is in side view anyway, so nothing is unknown', () =>
    expect(readPrompt('a horse from the side').unknown).toEqual([]));

  test.each(['three-quarter view', 'side view'])('in %s the face is off the middle of the head', (words) => {
    expect(Math.abs(middle(`a fox, ${words}`) - middle('a fox'))).toBeGreaterThan(8);
  });
});

const part = (prompt: string, id: string) =>
  designSpec({ prompt, detail: 'standard' }, 'one').parts.find((each) => each.id === id);

describe('the back view', () => {
  test.each([
    ['a fox in a suit', 'suit'],
    ['a man in a shirt', 'shirt'],
    ['a fox with a tie', 'tie'],
    ['a bear in an apron', 'apron'],
  ])('%s: an item on the front is behind the trunk', (prompt, id) => {
    expect(part(prompt, id)?.z).toBeGreaterThan(part(prompt, 'body')?.z ?? NaN);
    const behind = `${prompt} from behind`;
    expect(part(behind, id)?.z).toBeLessThan(part(behind, 'body')?.z ?? NaN);
  });

  test('a backpack is in front of the trunk', () => {
    const behind = 'a fox with a backpack from behind';
    expect(part(behind, 'backpack')?.z).toBeGreaterThan(part(behind, 'body')?.z ?? NaN);
  });

  test('a coat has no buttons', () => {
    expect(part('a bear in a coat', 'coat')?.svg).toContain('$coat_button');
    expect(part('a bear in a coat from behind', 'coat')?.svg ?? '').not.toContain('$coat_button');
  });

  test('a penguin has no visible belly', () => {
    expect(part('a penguin', 'body')?.svg).toContain('$belly');
    expect(part('a penguin from behind', 'body')?.svg).not.toContain('$belly');
  });
});

test('every point of a path is mapped; a drawing with transforms is translated as a whole', () => {
  expect(mapDrawing('<path d="M1 2C3 4 5 6 7 8l1 1Z"/>', move, [0, 0])).toBe('<path d="M11 2C13 4 15 6 17 8l1 1Z"/>');
  expect(mapDrawing('<g transform="scale(2)"/>', move, [0, 0])).toContain('translate(10 0)');
});
