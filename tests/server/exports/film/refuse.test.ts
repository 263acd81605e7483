import { afterAll, describe, expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { makeFilm } from '@/lib/server/exports/film/make';
import { refusalOf } from '@/lib/server/exports/film/refuse';
import { sceneOf } from '@/lib/server/exports/film/scene';
import { JobFailure } from '@/lib/server/jobs/define';
import { closeDrawing } from '@/lib/server/raster/pool';
import { acceptedSpec, sampleSpec, wallOf } from '../../../support/specs';

const SENTENCE = 'This drawing has too many large shapes for a film of this size';

type Keys = { t: number; v: number; ease: 'linear' | 'step' }[];

const moving = (
  duration: number,
  tracks: Partial<Record<'translateX' | 'scaleX' | 'scaleY', Keys>>,
): AnimationClip => ({
  clipVersion: 1,
  name: 'Move',
  duration,
  loop: false,
  tracks: (['translateX', 'scaleX', 'scaleY'] as const).flatMap((prop) =>
    tracks[prop] ? [{ part: 'body', prop, keys: tracks[prop] }] : [],
  ),
  modifiers: [],
});

const slide = (duration: number) =>
  moving(duration, {
    translateX: [
      { t: 0, v: 0, ease: 'linear' },
      { t: 1, v: 0.01, ease: 'linear' },
    ],
  });

const order = (spec: MascotSpec, clip: AnimationClip, size: number, fps: number) =>
  ({ spec, clip, size, fps, format: 'webp', background: null }) as const;
const refused = (...given: Parameters<typeof order>) => refusalOf(given[0], sceneOf(order(...given)));

afterAll(closeDrawing);

describe('a film that would take too long', () => {
  test.each([
    ['larger', 2048, 25, 5],
    ['faster', 1024, 60, 7],
    ['longer', 1024, 25, 20],
  ])('is refused where it is %s than one that is made', (_, size, fps, duration) => {
    const drawn = wallOf(1000);
    expect(refused(drawn, slide(duration), size, fps)).toContain(SENTENCE);
    expect(refused(drawn, slide(5), 1024, 25)).toBeNull();
  });

  test('is refused for what its poses paint, between any others', () => {
    const drawn = wallOf(1000, 10);
    const grown: Keys = Array.from({ length: 120 }, (_, index) => ({
      t: index / 120,
      v: index % 12 === 0 ? 1 : 100 + index / 1000,
      ease: 'step',
    }));
    expect(refused(drawn, slide(20), 2048, 20)).toBeNull();
    expect(refused(drawn, moving(20, { scaleX: grown, scaleY: grown }), 2048, 20)).toContain(SENTENCE);
  });

  test('is not refused where its picture stands still, since that is painted once', () => {
    expect(refused(wallOf(1000), moving(20, {}), 1024, 25)).toBeNull();
  });

  test('is none of a mascot, at the largest size, the highest rate and the longest duration', () => {
    for (const name of ['fox', 'blob', 'everything'] as const) {
      const drawn = acceptedSpec(sampleSpec(name));
      expect(refused(drawn, presetClip(drawn, 'dance', { name: 'dance', duration: 20 }), 2048, 50)).toBeNull();
    }
  });

  test.each([1024, 2048])('fails its job at once with the reason, at %i pixels', async (size) => {
    const made = makeFilm(
      order(wallOf(1000), slide(20), size, 50),
      new AbortController().signal,
      async () => undefined,
    );
    const error: unknown = await made.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(JobFailure);
    expect(String(error)).toContain(SENTENCE);
  });
});
