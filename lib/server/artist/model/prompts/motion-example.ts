import type { ExampleCall } from './calls';

type Key = [at: number, value: number | string, ease?: string];

const track = (part: string, prop: string, ...keys: Key[]) => ({
  part,
  prop,
  keys: keys.map(([at, value, ease]) => ({ at, value, ...(ease ? { ease } : {}) })),
});
const happy: Key[] = [
  [0, 'default'],
  [0.42, 'happy'],
  [1.2, 'default'],
];

/**
 * A joyful hop with both arms, on a figure that nearly fills its canvas. It shows anticipation, stretch, gravity, a
 * landing, and arms with follow-through that differ from each other.
 */
export const MOTION_EXAMPLE: readonly ExampleCall[] = [
  { tool: 'set_timing', input: { seconds: 1.6, loop: false } },
  {
    tool: 'put_tracks',
    input: {
      tracks: [
        track('root', 'translateY', [0, 0], [0.3, 0], [0.55, -26, 'easeOut'], [0.8, 0, 'easeIn'], [1.6, 0]),
        track(
          'root',
          'scaleY',
          [0, 1],
          [0.24, 0.9, 'easeOut'],
          [0.4, 1.04, 'easeOut'],
          [0.6, 1],
          [0.78, 1.03, 'easeIn'],
          [0.86, 0.9, 'easeOut'],
          [1.06, 1.03],
          [1.3, 1],
          [1.6, 1],
        ),
        track(
          'root',
          'scaleX',
          [0, 1],
          [0.24, 1.11, 'easeOut'],
          [0.4, 0.96, 'easeOut'],
          [0.6, 1],
          [0.78, 0.97, 'easeIn'],
          [0.86, 1.11, 'easeOut'],
          [1.06, 0.97],
          [1.3, 1],
          [1.6, 1],
        ),
        track(
          'arm_left',
          'rotate',
          [0, 0],
          [0.22, -14, 'easeOut'],
          [0.52, 84, 'easeOutBack'],
          [0.88, 20, 'easeIn'],
          [1.14, -6, 'easeOut'],
          [1.44, 0],
          [1.6, 0],
        ),
        track(
          'arm_right',
          'rotate',
          [0, 0],
          [0.25, 12, 'easeOut'],
          [0.57, -78, 'easeOutBack'],
          [0.92, -18, 'easeIn'],
          [1.18, 5, 'easeOut'],
          [1.48, 0],
          [1.6, 0],
        ),
        track('eye_left', 'state', ...happy),
        track('eye_right', 'state', ...happy),
      ],
    },
  },
  { tool: 'put_modifiers', input: { modifiers: [{ type: 'breathing', part: 'body', amount: 0.015, cycles: 1 }] } },
];
