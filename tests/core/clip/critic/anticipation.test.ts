import { expect, test } from 'vitest';
import { clip, found, track } from './stage';

const raised = (...keys: (readonly [number, number])[]) =>
  clip([track('forearm_left', 'rotate', keys)], { duration: 2 });

test('an arm that rises quickly without anticipation is found at its start', () => {
  const [finding, ...more] = found('anticipation', raised([0, 0], [0.3, 0], [0.45, 90], [0.8, 90], [1, 0]));
  expect(finding).toMatchObject({ part: 'forearm_left', message: expect.stringContaining('90°') });
  expect(finding?.t).toBeCloseTo(0.6, 1);
  expect(more).toEqual([]);
});

test('a counter-move of the arm or a crouch of the body counts as anticipation', () => {
  expect(found('anticipation', raised([0, 0], [0.3, 0], [0.36, -9], [0.5, 90], [0.8, 90], [1, 0]))).toEqual([]);
  const keys = [
    [0, 0],
    [0.3, 0],
    [0.45, 90],
    [1, 0],
  ] as const;
  const crouch = [
    track('root', 'scaleY', [
      [0, 1],
      [0.25, 0.9],
      [0.4, 1],
    ]),
    track('root', 'scaleX', [
      [0, 1],
      [0.25, 1 / 0.9],
      [0.4, 1],
    ]),
  ];
  expect(found('anticipation', clip([track('forearm_left', 'rotate', keys), ...crouch]))).toEqual([]);
});

const seen = (value: number) =>
  track('antenna', 'opacity', [
    [0, 1],
    [0.4, value],
    [0.6, value],
    [0.7, 1],
  ]);

test('a part that jumps to another place while it cannot be seen surprises nobody', () => {
  const shift = track('antenna', 'translateY', [
    [0, 0],
    [0.5, 0],
    [0.505, 120],
    [0.8, 120],
    [1, 120],
  ]);
  expect(found('anticipation', clip([shift, seen(1)], { duration: 2 }))).toMatchObject([{ part: 'antenna' }]);
  expect(found('anticipation', clip([shift, seen(0)], { duration: 2 }))).toEqual([]);
});

test('an earlier gesture is no anticipation once the arm is still again', () => {
  const [finding] = found('anticipation', raised([0, 0], [0.1, -9], [0.2, 60], [0.4, 0], [0.8, 0], [0.9, 60], [1, 0]));
  expect(finding?.t).toBeCloseTo(1.6, 1);
});

test('small and slow moves, returns to rest and joints at their limit need no anticipation', () => {
  expect(found('anticipation', raised([0, 0], [0.2, 0], [0.3, 18], [1, 0]))).toEqual([]);
  expect(found('anticipation', raised([0, 0], [0.6, 80], [1, 0]))).toEqual([]);
  expect(found('anticipation', raised([0, 0], [0.55, 80], [0.8, 80], [0.9, 0]))).toEqual([]);
  expect(
    found(
      'anticipation',
      clip(
        [
          track('forearm_left', 'rotate', [
            [0, -120],
            [0.3, -120],
            [0.45, -20],
          ]),
        ],
        { loop: true },
      ),
    ),
  ).toEqual([]);
});
