import type { AnimationClip } from '@/lib/core/clip/schema';

/** A clip of two seconds: a head that rotates, an eye that blinks, and a breath. */
export const nodding: AnimationClip = {
  clipVersion: 1,
  name: 'Nodding',
  duration: 2,
  loop: true,
  tracks: [
    {
      part: 'head',
      prop: 'rotate',
      keys: [
        { t: 0, v: 0, ease: 'linear' },
        { t: 0.25, v: 10, ease: 'linear' },
        { t: 0.5, v: -10, ease: 'easeIn' },
        { t: 1, v: 4, ease: 'linear' },
      ],
    },
    {
      part: 'head',
      prop: 'translateY',
      keys: [
        { t: 0, v: 0, ease: 'linear' },
        { t: 0.5, v: 6, ease: 'linear' },
      ],
    },
    {
      part: 'mouth',
      prop: 'state',
      keys: [
        { t: 0, v: 'default' },
        { t: 0.5, v: 'smile' },
      ],
    },
  ],
  modifiers: [{ type: 'breathing', part: 'body', amount: 0.02, cycles: 1 }],
};

/** The keys of a track as pairs of time and value. */
export const keysOf = ({ tracks }: AnimationClip, part: string, prop: string) =>
  tracks.find((track) => track.part === part && track.prop === prop)?.keys.map(({ t, v }) => [t, v]);
