import { describe, expect, test } from 'vitest';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { pictureAtRest } from '@/lib/server/artist/builtin/trace/at-rest';
import { mergedIntoParent } from '@/lib/artist/trace/played/merge-into-parent';
import { withoutTears } from '@/lib/server/artist/builtin/trace/played/repair-tears';
import { rebuild } from '@/lib/server/artist/builtin/trace/rebuild';
import { bear, box, disc, ellipse, limb, painted } from '../../../../../artist/trace/pictures';

const rebuilt = (...strokes: Parameters<typeof painted>[2][]) =>
  rebuild(painted(400, 400, ...strokes), { name: 'Bruno' });
const bruno = (await rebuild(painted(350, 390, ...bear), { name: 'Bruno' })).spec;
const changed = (id: string, change: Partial<Part>): MascotSpec => {
  const taken = acceptSpec({
    ...bruno,
    parts: bruno.parts.map((part) => (part.id === id ? { ...part, ...change } : part)),
  });
  if (!taken.ok) throw new Error(taken.problems[0]?.message);
  return taken.value.spec;
};
const idsOf = ({ parts }: MascotSpec) => parts.map(({ id }) => id);
const tipOf = (spec: MascotSpec, name: string) => spec.anchors.find((anchor) => anchor.name === name)?.at ?? [0, 0];

describe('a rig that is played', () => {
  test('is left as it is where it holds and moves', () => {
    expect(withoutTears(bruno)).toEqual({ spec: bruno, warnings: [] });
  });

  test.each(['left', 'right'])(
    'has the %s arm put back where it turns about its hand and comes off, and says so',
    (side) => {
      const id = `arm_${side}`;
      const torn = changed(id, { pivot: [...tipOf(bruno, `hand_${side}`)], rotateLimits: [-150, 150] });
      const { spec, warnings } = withoutTears(torn);
      expect(warnings[0]).toMatch(
        new RegExp(`^The ${side} arm tears from the body when it (waves|talks); it was put back into the body\\.$`),
      );
      expect(idsOf(spec)).toEqual(idsOf(torn).filter((each) => each !== id));
      expect(spec.anchors.find(({ name }) => name === `hand_${side}`)?.part).toBe('body');
    },
  );

  test('looks the same at rest with a part put back, gradients and all, and what hung on the part goes with it', () => {
    const shade =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#ff0000"/><stop offset="1" ' +
      'stop-color="#0000ff"/></linearGradient></defs>';
    const striped = changed('head', { svg: `${shade}<path d="M100 20H400V200H100Z" fill="url(#g)"/>` });
    const whole = mergedIntoParent(striped, 'head');
    expect(whole && idsOf(whole)).toEqual(idsOf(striped).filter((id) => id !== 'head'));
    expect(whole?.parts.find(({ id }) => id === 'mouth')?.parent).toBe('body');
    expect(whole?.parts.find(({ id }) => id === 'body')?.svg).toContain('<linearGradient');
    expect(whole && pictureAtRest(whole).rgba).toEqual(pictureAtRest(striped).rgba);
    expect(mergedIntoParent(striped, 'body')).toBe(null);
  });
});

const eyesAt = (x: number) => [disc(x - 20, 190, 8, '#101010'), disc(x + 20, 190, 8, '#101010')];
const figure = (x: number) => [
  ellipse(x, 230, 60, 90, '#3070d0'),
  ...eyesAt(x),
  limb(x - 12, 220, x + 12, 220, 6, '#101010'),
];

describe('a rebuild', () => {
  test('puts thin tentacles back that come off, and is for somebody to look at', async () => {
    const tentacles = [0, 1, 2, 3, 4].map((at) => limb(130 + 35 * at, 200, 140 + 30 * at, 360, 6, '#60a0e0'));
    const face = [disc(170, 150, 9, '#201818'), disc(230, 150, 9, '#201818'), limb(182, 198, 218, 198, 8, '#201818')];
    const { needsReview, notes, warnings } = await rebuilt(
      ...tentacles,
      ellipse(200, 150, 110, 90, '#80c0f0'),
      ...face,
    );
    expect(needsReview).toBe(true);
    expect(warnings).toContainEqual(
      expect.stringMatching(/leg tears from the body when it \w+; it was put back into the body\.$/),
    );
    expect(notes).toEqual(expect.arrayContaining(warnings));
  });

  test('that hardly moves is for somebody to look at, and says why', async () => {
    const { needsReview, warnings } = await rebuilt(
      box(40, 200, 320, 90, '#d03030'),
      disc(110, 290, 40, '#202020'),
      disc(290, 290, 40, '#202020'),
    );
    expect(needsReview).toBe(true);
    expect(warnings).toContainEqual(expect.stringMatching(/^It hardly moves when it waves, talks or walks: /));
  });

  test('of a picture of several things is for somebody to look at', async () => {
    const { warnings } = await rebuilt(...figure(110), ...figure(290));
    expect(warnings).toContain(
      'More than one pair of spots may be eyes: a picture of one figure with one face becomes a better rig.',
    );
    const scene = await rebuilt(...figure(200), disc(60, 60, 40, '#f0d040'), ellipse(330, 80, 50, 25, '#80a0d0'));
    expect(scene.warnings).toContain('The picture shows pieces that nothing joins: they move as one figure.');
  });
});
