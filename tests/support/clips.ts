import type { AnimationClip, Ease } from '@/lib/core/clip/schema';

/** Makes a clip that only rotates the head: keys are `[share of the duration, degrees, easing]`. */
export const headTurn = (
  name: string,
  keys: readonly (readonly [t: number, degrees: number, ease?: Ease])[],
  { duration = 2, loop = true } = {},
): AnimationClip => ({
  clipVersion: 1,
  name,
  duration,
  loop,
  modifiers: [],
  tracks: [
    {
      part: 'head',
      prop: 'rotate',
      keys: keys.map(([t, v, ease = t ? 'easeInOut' : 'linear']) => ({ t, v, ease })),
    },
  ],
});

/** A head that turns without anticipation, at constant speed, and does not return to rest. */
export const STIFF_TURN = headTurn(
  'Stiff',
  [
    [0, 0],
    [0.4, 16, 'linear'],
    [0.8, -16, 'linear'],
    [1, 8, 'linear'],
  ],
  { loop: false },
);
