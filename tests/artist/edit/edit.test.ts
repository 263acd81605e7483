import { describe, expect, test } from 'vitest';
import { toOklch } from '@/lib/core/color/oklch';
import type { ArtistEvent } from '@/lib/artist/types';
import { wornBy } from '@/lib/artist/dressing';
import { STYLES } from '@/lib/core/styles';
import { keepsRig } from '@/lib/core/spec/compat';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { edit } from '@/lib/artist/edit';
import { carriedOut } from '@/lib/artist/edit/apply';
import { readInstruction } from '@/lib/artist/edit/words/read';
import { finishWork } from '@/lib/artist/finish-work';
import { boxOf } from '@/lib/artist/edit/drawing/forms';
import { accepted, colorOf, designed, edited, partOf, stranger } from './stage';

const fox = designed('an orange fox barista with a green apron');

const height = (spec: MascotSpec, id: string): number => {
  const box = boxOf(partOf(spec, id).svg);
  return box ? box.bottom - box.top : 0;
};

const back = (spec: MascotSpec, previous: MascotSpec | null, instruction: string) =>
  finishWork(
    edit({ spec, previous, instruction }, { signal: new AbortController().signal, maxCostUsd: 1, seed: 'edit' }),
  );

describe('a change of colour', () => {
  test('of a part with a shared token adds a token with its own tones', async () => {
    const { spec, summary } = await edited(fox, 'make the ears darker');
    expect(summary).toBe('Made the ears darker.');
    expect(colorOf(spec, 'body')).toBe(colorOf(fox, 'body'));
    expect(toOklch(colorOf(spec, 'ears') ?? '').l).toBeLessThan(toOklch(colorOf(fox, 'body') ?? '').l);
    expect(spec.palette.map(({ name }) => name)).toEqual(expect.arrayContaining(['ears', 'ears_shade', 'ears_line']));
    expect(partOf(spec, 'ear_left').svg).toContain('$ears');
    expect(partOf(spec, 'body')).toEqual(partOf(fox, 'body'));
  });

  test('of the fur changes the palette only', async () => {
    const { spec } = await edited(fox, 'make the fur #3366cc');
    expect(colorOf(spec, 'body')).toBe('#3366cc');
    expect(toOklch(colorOf(spec, 'body_line') ?? '').h).toBeCloseTo(toOklch('#3366cc').h, -1.3);
    expect(partOf(spec, 'body')).toEqual(partOf(fox, 'body'));
  });

  test('of everything keeps the exceptions', async () => {
    const { spec } = await edited(fox, 'paint everything green except the apron and the belly');
    expect(colorOf(spec, 'apron')).toBe(colorOf(fox, 'apron'));
    expect(colorOf(spec, 'belly')).toBe(colorOf(fox, 'belly'));
    expect(toOklch(colorOf(spec, 'accent') ?? '').h).toBeCloseTo(toOklch(colorOf(spec, 'body') ?? '').h, -1);
  });

  test('that would hide the face adds visible lines', async () => {
    const { spec } = await edited(designed('a yellow cat'), 'turn it black');
    expect(colorOf(spec, 'face_lines')).toBeDefined();
    expect(partOf(spec, 'brow_left').svg).toContain('$face_lines');
  });

  test('of an imported drawing finds parts by their own names', async () => {
    const { spec } = await edited(stranger('strangers/girl.json'), 'blue dress and red hair');
    expect(toOklch(colorOf(spec, 'dress') ?? '').h).toBeGreaterThan(200);
    expect(toOklch(colorOf(spec, 'hairtone') ?? '').h).toBeLessThan(40);
  });
});

describe('a change of size', () => {
  test('of a part moves its children along and stays on the canvas', async () => {
    const { spec } = await edited(fox, 'make the head much bigger');
    const width = (of: typeof spec) => {
      const box = boxOf(partOf(of, 'head').svg);
      return (box?.right ?? 0) - (box?.left ?? 0);
    };
    expect(width(spec)).toBeGreaterThan(width(fox) * 1.1);
    for (const { svg } of spec.parts) {
      const box = boxOf(svg);
      if (box) expect(Math.min(box.left, box.top, 512 - box.right, 512 - box.bottom)).toBeGreaterThanOrEqual(0);
    }
  });

  test('of the whole figure keeps it on the ground', async () => {
    const { spec } = await edited(fox, 'make it smaller');
    const bottom = (of: typeof spec) => boxOf(partOf(of, 'foot_left').svg)?.bottom ?? 0;
    expect(bottom(spec)).toBeCloseTo(bottom(fox), -0.5);
    expect(partOf(spec, 'head').pivot[1]).toBeGreaterThan(partOf(fox, 'head').pivot[1]);
  });
});

describe('an expression', () => {
  test('is set by the states of the face', async () => {
    const { spec } = await edited(fox, 'make it surprised');
    expect([partOf(spec, 'eye_left').defaultState, partOf(spec, 'mouth').defaultState]).toEqual(['wide', 'surprised']);
  });

  test('is drawn if the states are missing', async () => {
    const { spec } = await edited(stranger('strangers/girl.json'), 'make her surprised');
    expect(partOf(spec, 'auge_1').defaultState).toBe('wide');
    expect(partOf(spec, 'mund').states.map(({ name }) => name)).toContain('surprised');
  });
});

describe('changes of the drawing', () => {
  test('clothes are put on, taken off and exchanged', async () => {
    const { spec } = await edited(fox, 'replace the apron with a red scarf and add glasses');
    expect(wornBy(fox)).toContain('apron');
    expect(wornBy(spec)).toEqual(expect.arrayContaining(['scarf', 'glasses']));
    expect(wornBy(spec)).not.toContain('apron');
  });

  test('a pattern has a token of its own and is clipped to the outline', async () => {
    const { spec, summary } = await edited(fox, 'put green stripes on the tail');
    expect(summary).toBe('Put green stripes on the tail.');
    expect(partOf(spec, 'tail').svg).toMatch(/clip-path="[^"]+"><path [^>]*fill="\$stripes"/);
    expect(partOf(spec, 'body')).toEqual(partOf(fox, 'body'));
  });

  test.each(STYLES.map(({ id }) => [id] as const))('every part still exists in the %s style', async (id) => {
    const { spec } = await edited(
      id === 'outlined' ? designed('an orange fox', 'flat') : fox,
      `draw it in the ${id} style`,
    );
    const ids = spec.parts.map((part) => part.id);
    for (const part of (id === 'outlined' ? designed('an orange fox', 'flat') : fox).parts)
      expect(ids).toContain(part.id);
  });

  test('after mirroring, left is still on the left', async () => {
    const { spec } = await edited(fox, 'flip it');
    expect(partOf(spec, 'arm_left').pivot[0]).toBeLessThan(partOf(spec, 'arm_right').pivot[0]);
    expect(partOf(spec, 'tail').pivot[0]).toBeCloseTo(512 - partOf(fox, 'tail').pivot[0], 0);
  });

  test('a raised arm keeps the range of its rotation limits', async () => {
    const { spec } = await edited(fox, 'raise the right arm');
    const [before, after] = [partOf(fox, 'arm_right'), partOf(spec, 'arm_right')];
    expect((after.rotateLimits?.[1] ?? 0) - (after.rotateLimits?.[0] ?? 0)).toBe(
      (before.rotateLimits?.[1] ?? 0) - (before.rotateLimits?.[0] ?? 0),
    );
    expect(partOf(spec, 'hand_right').pivot[1]).toBeLessThan(partOf(fox, 'hand_right').pivot[1]);
  });

  test('with a fixed rig, every animation still plays', async () => {
    for (const text of [
      'make the head bigger',
      'in a retro style',
      'make it younger',
      'remove the tail',
      'angry',
      'turn it blue',
      'add a red scarf',
      'take off the apron',
    ]) {
      const { spec, done } = await finishWork(
        carriedOut(
          { spec: fox, drawn: null },
          readInstruction(text, fox).wishes,
          { keepRig: true },
          new AbortController().signal,
        ),
      );
      expect(done).not.toEqual([]);
      expect(keepsRig(fox, accepted(spec)), text).toBe(true);
    }
  });
});

describe('an amount', () => {
  test.each([
    ['make the eyes 20% bigger', 1.2],
    ['make the eyes 50% smaller', 0.5],
    ['eyes half as big', 0.5],
    ['make the eyes 1.5x bigger', 1.5],
    ['the eyes at 80% of their size', 0.8],
  ])('%s is applied exactly', async (text, factor) => {
    const { spec } = await edited(fox, text);
    expect(height(spec, 'eye_left') / height(fox, 'eye_left')).toBeCloseTo(factor, 1);
  });
});

test('fluffier fur keeps colours, parts and joints, and extends only slightly beyond the outline', async () => {
  const { spec } = await edited(fox, 'make it fluffier');
  expect(spec.palette).toEqual(fox.palette);
  expect(spec.parts.map(({ id, pivot, z }) => [id, pivot, z])).toEqual(
    fox.parts.map(({ id, pivot, z }) => [id, pivot, z]),
  );
  expect(partOf(spec, 'tail').svg).not.toBe(partOf(fox, 'tail').svg);
  const [before, after] = [boxOf(partOf(fox, 'tail').svg), boxOf(partOf(spec, 'tail').svg)];
  expect((after?.right ?? 0) - (before?.right ?? 0)).toBeLessThan(16);
});

test('turning into another creature is refused, with a prompt for a new design', async () => {
  await expect(edited(designed('an orange fox with a scarf'), 'turn it into a robot')).rejects.toMatchObject({
    code: 'nothing_changed',
    message: expect.stringContaining('Create a new mascot from "an orange robot with a scarf"'),
  });
});

describe('an edit that refers to the previous version', () => {
  test('undoes the last change', async () => {
    const { spec: blue } = await edited(fox, 'turn it blue');
    expect((await back(blue, fox, 'undo that')).spec).toEqual(fox);
  });

  test('restores a removed part as it was, and keeps other changes', async () => {
    const { spec: bare } = await edited(fox, 'remove the tail and make the ears blue');
    const { spec, summary } = await back(bare, fox, 'bring the tail back');
    expect(spec.parts.map(({ id }) => id)).toEqual(fox.parts.map(({ id }) => id));
    expect(partOf(spec, 'tail')).toEqual(partOf(fox, 'tail'));
    expect(colorOf(spec, 'ears')).toBe(colorOf(bare, 'ears'));
    expect(summary).toBe('Brought back the tail.');
  });

  test('is refused if the previous version had no such part', async () => {
    await expect(back(fox, fox, 'bring back the hat')).rejects.toMatchObject({
      code: 'nothing_changed',
      message: expect.stringContaining('had no other hat'),
    });
  });
});

describe('the result of an edit', () => {
  test('the anchors of a removed part are removed too', async () => {
    const { spec } = await edited(fox, 'remove the left arm');
    expect(spec.parts.some(({ id }) => /^(arm|forearm|hand)_left$/.test(id))).toBe(false);
    expect(spec.anchors.some(({ name }) => name === 'hand_left')).toBe(false);
  });

  test('there is a valid draft for each change', async () => {
    const events: ArtistEvent[] = [];
    await edited(fox, 'make the ears darker and the head bigger', (event) => events.push(event));
    const drafts = events.flatMap((event) => (event.type === 'draft' ? [accepted(event.spec)] : []));
    expect(drafts).toHaveLength(2);
  });

  test('words that were not understood give a warning', async () => {
    const { warnings } = await edited(fox, 'make the ears darker and quantify the flux');
    expect(warnings).toEqual(['I did not understand "quantify the flux".']);
  });

  test('an instruction without meaning is refused, with examples that work', async () => {
    await expect(edited(fox, 'quantify the flux')).rejects.toMatchObject({
      code: 'not_understood',
      message: expect.stringContaining('"make the ears darker"'),
    });
    await expect(edited(designed('a robot'), 'remove the tail')).rejects.toMatchObject({
      code: 'nothing_changed',
      message: expect.stringContaining('has no tail'),
    });
    await expect(edited(fox, 'undo')).rejects.toMatchObject({
      code: 'nothing_changed',
      message: expect.stringContaining('versions'),
    });
  });

  test('the same instruction gives the same bytes', async () => {
    expect(await edited(fox, 'longer ears and a red tail')).toEqual(await edited(fox, 'longer ears and a red tail'));
  });

  test('a repeated request is carried out once', async () => {
    const { summary } = await edited(fox, 'add a red scarf, '.repeat(40));
    expect(summary).toBe('Dressed it in a red scarf.');
  });

  test('"as a taxi driver" is an outfit, not a taxi', async () => {
    const { summary, warnings } = await edited(fox, 'as a taxi driver');
    expect(summary).toMatch(/cap/);
    expect(warnings).toEqual([]);
  });

  test.each(['constructor', '__proto__', 'toString', 'valueOf'])(
    'the word "%s" is treated like any other word',
    async (word) => {
      const { summary } = await edited(fox, `${word} and add a red scarf`);
      expect(summary).toMatch(/scarf/);
    },
  );
});
