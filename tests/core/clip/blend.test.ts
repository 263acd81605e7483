import { expect, test } from 'vitest';
import { blendPoses } from '@/lib/core/clip/blend';

test('an amount of 0 or 1 gives the pose itself', () => {
  const [from, to] = [{ head: { rotate: 5 } }, { tail: { scaleX: 2 } }];
  expect([blendPoses(from, to, 0), blendPoses(from, to, 1)]).toEqual([from, to]);
});

test('a part that only one pose moves is blended with its rest pose', () => {
  expect(blendPoses({ head: { rotate: 8 } }, { tail: { scaleX: 2, opacity: 0 } }, 0.25)).toEqual({
    head: { rotate: 6 },
    tail: { scaleX: 1.25, opacity: 0.75 },
  });
});

test('states switch halfway', () => {
  const [from, to] = [{ mouth: { state: 'open' } }, { mouth: { state: 'sad' }, eye: { state: 'closed' } }];
  expect(blendPoses(from, to, 0.49)).toEqual({ mouth: { state: 'open' }, eye: {} });
  expect(blendPoses(from, to, 0.5)).toEqual({ mouth: { state: 'sad' }, eye: { state: 'closed' } });
});

test('full turns take the shorter direction, wide joints stay inside their limits', () => {
  expect(blendPoses({ root: { rotate: 350 } }, { root: { rotate: 0 } }, 0.5)).toEqual({ root: { rotate: 355 } });
  expect(blendPoses({ root: { rotate: -730 } }, {}, 0.5)).toEqual({ root: { rotate: -725 } });
  expect(blendPoses({ arm: { rotate: -150 } }, { arm: { rotate: 60 } }, 0.5)).toEqual({ arm: { rotate: -45 } });
});
