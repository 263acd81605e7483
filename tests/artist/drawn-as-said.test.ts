import { describe, expect, test } from 'vitest';
import type { PartDraft } from '@/lib/artist/figure';
import { designSpec } from '@/lib/artist/design';
import { boxOf } from '@/lib/artist/shape/path';
import { figureOf } from '@/lib/artist/sheet/construct';
import { sheetOf } from '@/lib/artist/sheet/write';
import { readPrompt } from '@/lib/artist/words/read';

const figure = (prompt: string, style = 'outlined') =>
  figureOf(sheetOf(readPrompt(prompt), { prompt, style, detail: 'standard' }, 'said')).figure;

const partOf = (prompt: string, id: string): PartDraft | undefined =>
  figure(prompt).parts.find((part) => part.id === id);

/** The box of the outlines of parts. */
const boxed = (...parts: (PartDraft | undefined)[]) => {
  const { x, y, width, height } = boxOf(parts.flatMap((part) => part?.rims ?? []).flat());
  return { left: x, top: y, right: x + width, bottom: y + height };
};

/** The distance of the chin below the neck, in pixels of the reference figure. */
const chinDepth = (prompt: string): number => {
  const { head, torso, unit } = figure(prompt);
  return (head.cy + head.ry - torso.neckY) / unit;
};

/** The width of a hand, in pixels of the reference figure. */
const handWidth = (prompt: string): number => {
  const { left, right } = boxed(partOf(prompt, 'hand_left'));
  return (right - left) / figure(prompt).unit;
};

/** The positions of both hands as text. */
const hands = (prompt: string): string =>
  designSpec({ prompt, detail: 'standard' }, 'ease')
    .anchors.filter(({ name }) => name.startsWith('hand_'))
    .map(({ at }) => at.map(Math.round).join())
    .join(' ');

describe('old age', () => {
  test.each([
    ['an old fisherman', ['wrinkles', 'beard']],
    ['a retired postman with a bushy grey moustache', ['wrinkles', 'moustache']],
    ['an old lady', ['wrinkles']],
    ['an old dog', ['wrinkles']],
    ['an ancient turtle', ['wrinkles']],
    ['a six year old girl', []],
    ['a fox in an old coat', []],
    ['a bear with an old map', []],
    ['an old robot', []],
  ])('%s', (prompt, features) => {
    const brief = readPrompt(prompt);
    expect([...brief.features].sort()).toEqual([...features].sort());
    expect(brief.colors.hair).toEqual(features.length > 0 ? expect.any(String) : undefined);
  });

  test('makes the muzzle of an animal grey, unless the prompt colours it', () => {
    expect(readPrompt('an old bear').colors.belly).toBe('#e6e3de');
    expect(readPrompt('an old bear with an orange belly').colors.belly).not.toBe('#e6e3de');
  });

  test('lowers the head between the shoulders', () => {
    expect(chinDepth('an old bear')).toBeGreaterThan(chinDepth('a bear') + 8);
  });
});

describe('clothes', () => {
  test.each([
    ['a detective in a trench coat', 'trench_coat'],
    ['a crocodile in a tuxedo', 'tuxedo'],
    ['a grandpa in a cardigan', 'cardigan'],
    ['a surgeon in green scrubs', 'scrubs'],
    ['a bear in a plaid shirt', 'plaid_shirt'],
    ['a grandmother in a headwrap', 'turban'],
  ])('%s is drawn', (prompt, item) => {
    expect(readPrompt(prompt).wear.map((worn) => worn.item)).toContain(item);
    expect(partOf(prompt, item)).toBeDefined();
  });

  test('a trench coat covers the upper legs', () => {
    const { torso } = figure('a man in a trench coat');
    expect(boxed(partOf('a man in a trench coat', 'trench_coat')).bottom).toBeGreaterThan(torso.hemY + 10);
  });

  test.each(['a hippo in a tutu', 'a flamingo in a tutu', 'an ostrich in a tutu'])(
    '%s: wider than the body, and above the legs',
    (prompt) => {
      const [skirt, trunk] = [boxed(partOf(prompt, 'tutu')), boxed(partOf(prompt, 'body'))];
      expect(partOf(prompt, 'tutu')?.parent).toBe('body');
      expect(skirt.right - skirt.left).toBeGreaterThan((trunk.right - trunk.left) * 1.05);
      expect(skirt.top).toBeGreaterThan((trunk.top + trunk.bottom) / 2 - 12);
    },
  );

  test('a shirt ends at the trousers, and other clothes cover them', () => {
    expect(partOf('a man in a shirt', 'body')?.svg).toContain('$trousers');
    for (const prompt of ['a man in a tuxedo', 'a woman in a dress', 'a bear in a shirt'])
      expect(partOf(prompt, 'body')?.svg).not.toContain('$trousers');
  });

  test('a boxer has big gloves', () => {
    expect(handWidth('a bear boxer with red gloves')).toBeGreaterThan(handWidth('a bear with red gloves') * 1.2);
  });
});

describe('boards, wheels and tracks', () => {
  test.each(['a teen skateboarder', 'a fox on a skateboard', 'a bear snowboarding', 'a frog surfing'])(
    '%s: both feet are on the board, and the knees are bent',
    (prompt) => {
      const { parts, posture } = figure(prompt);
      const feet = boxed(...parts.filter(({ id }) => /^foot_(left|right)$/.test(id)));
      const board = boxed(parts.find(({ id }) => /^(skateboard|snowboard|wave_board)$/.test(id)));
      expect(posture.legs).toBe('crouch');
      const room = (board.right - board.left) * 0.06;
      expect(feet.left).toBeGreaterThan(board.left - room);
      expect(feet.right).toBeLessThan(board.right + room);
    },
  );

  test.each([
    ['a robot with wheels instead of legs', 'drive_wheels'],
    ['a robot on one wheel', 'drive_wheel'],
    ['a robot with treads instead of legs', 'treads'],
  ])('%s: has no legs, and the trunk rests on the drive', (prompt, drive) => {
    const { parts, torso } = figure(prompt);
    expect(readPrompt(prompt).unknown).toEqual([]);
    expect(parts.filter(({ id }) => /^(leg|foot)_/.test(id))).toEqual([]);
    expect(boxed(parts.find(({ id }) => id === drive)).top).toBeLessThan(torso.hemY);
  });
});

describe('measures and colours of other nouns', () => {
  test.each(['an elephant with a bunch of balloons', 'a bear with three balloons', 'a girl with a balloon bunch'])(
    '%s: three balloons beside the face',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ unknown: [], wear: [{ item: 'balloon_bunch' }] });
      const { head } = figure(prompt);
      const bunch = boxed(partOf(prompt, 'balloon_bunch'));
      expect(partOf(prompt, 'balloon_bunch')?.rims).toHaveLength(3);
      const middle = (bunch.left + bunch.right) / 2;
      expect(Math.abs(middle - head.cx)).toBeGreaterThan(head.eyeDx + head.eyeWidth);
    },
  );

  test('the gills of an axolotl have the requested colour', () => {
    expect(readPrompt('a teal axolotl with pink gills').colors).toMatchObject({ ears: '#f58fb4', body: '#2a9d94' });
  });
});

describe('idle things', () => {
  test('have different arm poses', () => {
    const poses = ['a toaster', 'a happy toaster', 'a proud toaster', 'a shy toaster', 'a silly toaster', 'my toaster'];
    expect(new Set(poses.map(hands)).size).toBeGreaterThan(3);
  });

  test.each([...'akrsxz27'])('the arms of %s are behind its strokes', (glyph) => {
    const { parts } = figure(`the ${/\d/.test(glyph) ? 'number' : 'letter'} ${glyph}`);
    const z = (id: string): number => parts.find((part) => part.id === id)?.z ?? 0;
    expect(z('arm_left')).toBeLessThan(z('body'));
    expect(z('arm_right')).toBeLessThan(z('body'));
  });
});

test('overlapping parts of a dark suit have no white edges', () => {
  const { parts } = designSpec({ prompt: 'a crocodile in a navy suit', style: 'flat', detail: 'standard' }, 'said');
  const limbs = parts.filter(({ id }) => /^(body|arm|forearm|leg)/.test(id));
  expect(limbs.map(({ svg }) => svg).join('')).not.toMatch(/fill="\$glint" opacity/);
});
