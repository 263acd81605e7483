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

describe('a colour', () => {
  test('of a part that shares its token becomes a token of its own, with its tones', async () => {
    const { spec, summary } = await edited(fox, 'make the ears darker');
    expect(summary).toBe('Made the ears darker.');
    expect(colorOf(spec, 'body')).toBe(colorOf(fox, 'body'));
    expect(toOklch(colorOf(spec, 'ears') ?? '').l).toBeLessThan(toOklch(colorOf(fox, 'body') ?? '').l);
    expect(spec.palette.map(({ name }) => name)).toEqual(expect.arrayContaining(['ears', 'ears_shade', 'ears_line']));
    expect(partOf(spec, 'ear_left').svg).toContain('$ears');
    expect(partOf(spec, 'body')).toEqual(partOf(fox, 'body'));
  });

  test('of the whole coat is a change of the palette alone', async () => {
    const { spec } = await edited(fox, 'make the fur #3366cc');
    expect(colorOf(spec, 'body')).toBe('#3366cc');
    expect(toOklch(colorOf(spec, 'body_line') ?? '').h).toBeCloseTo(toOklch('#3366cc').h, -1.3);
    expect(partOf(spec, 'body')).toEqual(partOf(fox, 'body'));
  });

  test('of everything leaves out what is kept', async () => {
    const { spec } = await edited(fox, 'paint everything green except the apron and the belly');
    expect(colorOf(spec, 'apron')).toBe(colorOf(fox, 'apron'));
    expect(colorOf(spec, 'belly')).toBe(colorOf(fox, 'belly'));
    expect(toOklch(colorOf(spec, 'accent') ?? '').h).toBeCloseTo(toOklch(colorOf(spec, 'body') ?? '').h, -1);
  });

  test('that would hide the face gets lines that show', async () => {
    const { spec } = await edited(designed('a yellow cat'), 'turn it black');
    expect(colorOf(spec, 'face_lines')).toBeDefined();
    expect(partOf(spec, 'brow_left').svg).toContain('$face_lines');
  });

  test("of a stranger's parts is found by its own names", async () => {
    const { spec } = await edited(stranger('strangers/girl.json'), 'blue dress and red hair');
    expect(toOklch(colorOf(spec, 'dress') ?? '').h).toBeGreaterThan(200);
    expect(toOklch(colorOf(spec, 'hairtone') ?? '').h).toBeLessThan(40);
  });
});

describe('a size', () => {
  test('of a part takes what hangs from it along and stays in the canvas', async () => {
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

  test('of the whole keeps it on its ground', async () => {
    const { spec } = await edited(fox, 'make it smaller');
    const bottom = (of: typeof spec) => boxOf(partOf(of, 'foot_left').svg)?.bottom ?? 0;
    expect(bottom(spec)).toBeCloseTo(bottom(fox), -0.5);
    expect(partOf(spec, 'head').pivot[1]).toBeGreaterThan(partOf(fox, 'head').pivot[1]);
  });
});

describe('a face', () => {
  test('takes on a feeling by its states', async () => {
    const { spec } = await edited(fox, 'make it surprised');
    expect([partOf(spec, 'eye_left').defaultState, partOf(spec, 'mouth').defaultState]).toEqual(['wide', 'surprised']);
  });

  test('without the states gets them drawn', async () => {
    const { spec } = await edited(stranger('strangers/girl.json'), 'make her surprised');
    expect(partOf(spec, 'auge_1').defaultState).toBe('wide');
    expect(partOf(spec, 'mund').states.map(({ name }) => name)).toContain('surprised');
  });
});

describe('what is drawn anew', () => {
  test('clothes go on, off and are exchanged', async () => {
    const { spec } = await edited(fox, 'replace the apron with a red scarf and add glasses');
    expect(wornBy(fox)).toContain('apron');
    expect(wornBy(spec)).toEqual(expect.arrayContaining(['scarf', 'glasses']));
    expect(wornBy(spec)).not.toContain('apron');
  });

  test('a pattern has a token of its own and is cut at the outline', async () => {
    const { spec, summary } = await edited(fox, 'put green stripes on the tail');
    expect(summary).toBe('Put green stripes on the tail.');
    expect(partOf(spec, 'tail').svg).toMatch(/clip-path="[^"]+"><path [^>]*fill="\$stripes"/);
    expect(partOf(spec, 'body')).toEqual(partOf(fox, 'body'));
  });

  test.each(STYLES.map(({ id }) => [id] as const))('every part survives the %s style', async (id) => {
    const { spec } = await edited(
      id === 'outlined' ? designed('an orange fox', 'flat') : fox,
      `draw it in the ${id} style`,
    );
    const ids = spec.parts.map((part) => part.id);
    for (const part of (id === 'outlined' ? designed('an orange fox', 'flat') : fox).parts)
      expect(ids).toContain(part.id);
  });

  test('a mirrored mascot keeps left on the left', async () => {
    const { spec } = await edited(fox, 'flip it');
    expect(partOf(spec, 'arm_left').pivot[0]).toBeLessThan(partOf(spec, 'arm_right').pivot[0]);
    expect(partOf(spec, 'tail').pivot[0]).toBeCloseTo(512 - partOf(fox, 'tail').pivot[0], 0);
  });

  test('an arm that is raised keeps its limits where they stop it', async () => {
    const { spec } = await edited(fox, 'raise the right arm');
    const [before, after] = [partOf(fox, 'arm_right'), partOf(spec, 'arm_right')];
    expect((after.rotateLimits?.[1] ?? 0) - (after.rotateLimits?.[0] ?? 0)).toBe(
      (before.rotateLimits?.[1] ?? 0) - (before.rotateLimits?.[0] ?? 0),
    );
    expect(partOf(spec, 'hand_right').pivot[1]).toBeLessThan(partOf(fox, 'hand_right').pivot[1]);
  });

  test('with the rig kept, every animation still plays', async () => {
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
  ])('%s is drawn as it was said', async (text, factor) => {
    const { spec } = await edited(fox, text);
    expect(height(spec, 'eye_left') / height(fox, 'eye_left')).toBeCloseTo(factor, 1);
  });
});

test('a fluffy coat keeps colours, parts and joints, and stands off no more than a little', async () => {
  const { spec } = await edited(fox, 'make it fluffier');
  expect(spec.palette).toEqual(fox.palette);
  expect(spec.parts.map(({ id, pivot, z }) => [id, pivot, z])).toEqual(
    fox.parts.map(({ id, pivot, z }) => [id, pivot, z]),
  );
  expect(partOf(spec, 'tail').svg).not.toBe(partOf(fox, 'tail').svg);
  const [before, after] = [boxOf(partOf(fox, 'tail').svg), boxOf(partOf(spec, 'tail').svg)];
  expect((after?.right ?? 0) - (before?.right ?? 0)).toBeLessThan(16);
});

test('another creature is refused with the words to design it from', async () => {
  await expect(edited(designed('an orange fox with a scarf'), 'turn it into a robot')).rejects.toMatchObject({
    code: 'nothing_changed',
    message: expect.stringContaining('Create a new mascot from "an orange robot with a scarf"'),
  });
});

describe('an edit that looks back', () => {
  test('goes back to the version before', async () => {
    const { spec: blue } = await edited(fox, 'turn it blue');
    expect((await back(blue, fox, 'undo that')).spec).toEqual(fox);
  });

  test('brings back what was taken away, as it was, and keeps what else was changed', async () => {
    const { spec: bare } = await edited(fox, 'remove the tail and make the ears blue');
    const { spec, summary } = await back(bare, fox, 'bring the tail back');
    expect(spec.parts.map(({ id }) => id)).toEqual(fox.parts.map(({ id }) => id));
    expect(partOf(spec, 'tail')).toEqual(partOf(fox, 'tail'));
    expect(colorOf(spec, 'ears')).toBe(colorOf(bare, 'ears'));
    expect(summary).toBe('Brought back the tail.');
  });

  test('is refused where the version before had nothing of the kind', async () => {
    await expect(back(fox, fox, 'bring back the hat')).rejects.toMatchObject({
      code: 'nothing_changed',
      message: expect.stringContaining('had no other hat'),
    });
  });
});

describe('what an edit answers', () => {
  test('a part that is removed goes with its anchors', async () => {
    const { spec } = await edited(fox, 'remove the left arm');
    expect(spec.parts.some(({ id }) => /^(arm|forearm|hand)_left$/.test(id))).toBe(false);
    expect(spec.anchors.some(({ name }) => name === 'hand_left')).toBe(false);
  });

  test('drafts, one for each wish, each of them a whole mascot', async () => {
    const events: ArtistEvent[] = [];
    await edited(fox, 'make the ears darker and the head bigger', (event) => events.push(event));
    const drafts = events.flatMap((event) => (event.type === 'draft' ? [accepted(event.spec)] : []));
    expect(drafts).toHaveLength(2);
  });

  test('what was not understood is a warning', async () => {
    const { warnings } = await edited(fox, 'make the ears darker and quantify the flux');
    expect(warnings).toEqual(['I did not understand "quantify the flux".']);
  });

  test('nothing that makes sense is refused with examples that would work', async () => {
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

  test('the same words make the same bytes', async () => {
    expect(await edited(fox, 'longer ears and a red tail')).toEqual(await edited(fox, 'longer ears and a red tail'));
  });

  test('what is asked for again and again is put on once', async () => {
    const { summary } = await edited(fox, 'add a red scarf, '.repeat(40));
    expect(summary).toBe('Dressed it in a red scarf.');
  });

  test('a taxi driver is somebody in a cap, not a taxi', async () => {
    const { summary, warnings } = await edited(fox, 'as a taxi driver');
    expect(summary).toMatch(/cap/);
    expect(warnings).toEqual([]);
  });

  test.each(['constructor', '__proto__', 'toString', 'valueOf'])(
    'the word "%s" is a word like any other',
    async (word) => {
      const { summary } = await edited(fox, `${word} and add a red scarf`);
      expect(summary).toMatch(/scarf/);
    },
  );
});
