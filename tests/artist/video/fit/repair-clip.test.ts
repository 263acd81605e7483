import { expect, test } from 'vitest';
import { checkClip } from '@/lib/core/clip/check';
import { critique } from '@/lib/core/clip/critic';
import { presetClip } from '@/lib/core/clip/presets';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { repairedClip } from '@/lib/artist/video/fit/repair-clip';
import { biped } from '../../../support/rigs';

const wave = presetClip(biped, 'wave');

test('a clip without findings stays unchanged', () => {
  expect(critique(biped, wave)).toEqual([]);
  expect(repairedClip(biped, wave)).toEqual({ clip: wave, notes: [] });
});

test('a clip that cannot be repaired automatically only loses the faulty tracks', () => {
  // The head leaves the canvas, and the arm starts and stops abruptly.
  const rough: AnimationClip = {
    ...wave,
    loop: false,
    tracks: [
      {
        part: 'head',
        prop: 'translateX',
        keys: [
          { t: 0, v: 0, ease: 'linear' },
          { t: 0.5, v: 900, ease: 'linear' },
          { t: 1, v: 0, ease: 'linear' },
        ],
      },
      {
        part: 'arm_right',
        prop: 'rotate',
        keys: [
          { t: 0, v: 0, ease: 'linear' },
          { t: 0.4, v: -90, ease: 'linear' },
          { t: 0.6, v: -60, ease: 'linear' },
          { t: 1, v: 0, ease: 'linear' },
        ],
      },
    ],
  };
  expect(critique(biped, rough).map(({ rule }) => rule)).toEqual(expect.arrayContaining(['canvas', 'easing']));
  const { clip } = repairedClip(biped, rough);
  expect(critique(biped, clip)).toEqual([]);
  expect(checkClip(clip, biped).ok).toBe(true);
  expect(clip.tracks.some(({ part }) => part === 'arm_right')).toBe(true);
});
