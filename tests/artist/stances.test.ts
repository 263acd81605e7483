import { describe, expect, test } from 'vitest';
import type { PartDraft } from '@/lib/artist/figure';
import { boxOf } from '@/lib/artist/shape/path';
import { figureOf } from '@/lib/artist/sheet/construct';
import { sheetOf } from '@/lib/artist/sheet/write';
import { readPrompt } from '@/lib/artist/words/read';

const figure = (prompt: string) =>
  figureOf(sheetOf(readPrompt(prompt), { prompt, style: 'outlined', detail: 'standard' }, 'stances')).figure;

const partOf = (prompt: string, id: string): PartDraft => {
  const part = figure(prompt).parts.find((each) => each.id === id);
  if (!part) throw new Error(`${prompt} has no ${id}`);
  return part;
};

const boxed = (prompt: string, id: string) => boxOf((partOf(prompt, id).rims ?? []).flat());

/** The width of a whole figure as a share of its height. */
const stretch = (prompt: string): number => {
  const { width, height } = boxOf(figure(prompt).parts.flatMap(({ rims }) => (rims ?? []).flat()));
  return width / height;
};

describe('an animal that is curled up', () => {
  test.each(['a fox curled up asleep', 'a sleeping cat, curled in a ball', 'un perro acurrucado'])(
    '%s sleeps around its tail',
    (prompt) => {
      const [head, tail] = [boxed(prompt, 'head'), boxed(prompt, 'tail')];
      expect(tail.x).toBeLessThan(head.x);
      expect(tail.x + tail.width).toBeGreaterThan(head.x + head.width);
      expect(partOf(prompt, 'eye_left').defaultState).toBe('closed');
      expect(stretch(prompt)).toBeGreaterThan(1.2);
    },
  );

  test('with something in its hands sits asleep', () => {
    expect(figure('a cat curled up, holding a book').parts.map(({ id }) => id)).toContain('hand_left');
  });

  test('is no person', () => {
    expect(figure('a girl curled up').parts.map(({ id }) => id)).toContain('arm_left');
  });
});

describe('an animal that lies', () => {
  test.each(['a dog lying down', 'a tiger lying on its belly', 'a cow lying on the ground'])('%s', (prompt) => {
    const [leg, head] = [boxed(prompt, 'front_leg_left'), boxed(prompt, 'head')];
    expect(leg.width).toBeGreaterThan(leg.height);
    expect(head.y + head.height).toBeGreaterThan(leg.y);
    expect(stretch(prompt)).toBeGreaterThan(1.1);
  });
});

describe('a charge', () => {
  test.each(['bull', 'rhino', 'boar'])('a %s runs on four legs with its head down', (name) => {
    const [charging, running] = [`a ${name} charging with its head down`, `a ${name} on all fours running`];
    const middle = (prompt: string, id: string): number => boxed(prompt, id).y + boxed(prompt, id).height / 2;
    const drop = (prompt: string): number => middle(prompt, 'head') - middle(prompt, 'body');
    expect(drop(charging)).toBeGreaterThan(drop(running) + 30);
    expect(boxed(charging, 'back_leg_left').height).toBeGreaterThan(0);
  });
});

describe('an elephant', () => {
  test('raises its trunk above its eyes, and sprays only if asked', () => {
    const raised = figure('an elephant with its trunk up');
    const spraying = figure('an elephant spraying water');
    const [up, down] = [partOf('an elephant with its trunk up', 'nose'), partOf('an elephant', 'nose')];
    expect(up.svg).not.toBe(down.svg);
    expect(raised.parts.map(({ id }) => id)).not.toContain('spray');
    const spray = boxOf((spraying.parts.find(({ id }) => id === 'spray')?.rims ?? []).flat());
    expect(spray.y + spray.height / 2).toBeLessThan(spraying.head.eyeY);
  });
});

describe('a joey', () => {
  test.each([
    'a kangaroo with a joey in its pouch',
    'a kangaroo with a baby in her pouch',
    'a kangaroo boxer with red gloves and a joey',
  ])('%s', (prompt) => {
    const joey = partOf(prompt, 'joey');
    expect(joey.parent).toBe('body');
    expect(joey.z).toBeLessThan(partOf(prompt, 'pouch').z);
  });

  test('is in no pouch that was not asked for one', () => {
    expect(figure('a kangaroo').parts.map(({ id }) => id)).not.toContain('joey');
  });
});

test('a bow leans, with one arm across the belly', () => {
  expect(figure('an actor taking a bow').posture).toMatchObject({ pose: 'bowing' });
  expect(Object.values(figure('an actor taking a bow').posture.acts).sort()).toEqual(['embrace', 'wing']);
});

test.each(['a wolf howling at the moon', 'a rooster crowing'])('%s: eyes shut, head thrown back', (prompt) => {
  expect(readPrompt(prompt).pose).toBe('howling');
  expect(partOf(prompt, 'eye_left').defaultState).toBe('closed');
  expect(partOf(prompt, 'head').svg).not.toBe(partOf(prompt.replace(/ howling.*| crowing/, ''), 'head').svg);
});

test('hands on the cheeks are beside the mouth', () => {
  const { head, arms, posture } = figure('a scared mouse with its hands on its cheeks');
  expect(posture.acts).toEqual({ left: 'cheek', right: 'cheek' });
  const hand = arms?.right.hand ?? [0, 0];
  expect(hand[0]).toBeGreaterThan(head.cx + head.rx * 0.4);
  expect(hand[1]).toBeLessThan(head.cy + head.ry * 1.1);
});

test.each([
  ['a greyhound', 'greyhound'],
  ['a chihuahua in a handbag', 'chihuahua'],
  ['a basset hound', 'basset'],
])('%s is a dog of its breed', (prompt, breed) =>
  expect(readPrompt(prompt)).toMatchObject({ species: 'dog', breed, standsInFor: null }),
);
