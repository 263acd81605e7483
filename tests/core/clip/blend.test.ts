import { expect, test } from 'vitest';
import { blendPoses } from '@/lib/core/clip/blend';

test('the ends are the poses themselves', () => {
  const [from, to] = [{ head: { rotate: 5 } }, { tail: { scaleX: 2 } }];
  expect([blendPoses(from, to, 0), blendPoses(from, to, 1)]).toEqual([from, to]);
});

test('what only one pose moves goes to or from rest', () => {
  expect(blendPoses({ head: { rotate: 8 } }, { tail: { scaleX: 2, opacity: 0 } }, 0.25)).toEqual({
    head: { rotate: 6 },
    tail: { scaleX: 1.25, opacity: 0.75 },
  });
});

test('drawings switch halfway', () => {
  const [from, to] = [{ mouth: { state: 'open' } }, { mouth: { state: 'sad' }, eye: { state: 'closed' } }];
  expect(blendPoses(from, to, 0.49)).toEqual({ mouth: { state: 'open' }, eye: {} });
  expect(blendPoses(from, to, 0.5)).toEqual({ mouth: { state: 'sad' }, eye: { state: 'closed' } });
});

test('a spin takes the short way, a wide joint stays inside its range', () => {
  expect(blendPoses({ root: { rotate: 350 } }, { root: { rotate: 0 } }, 0.5)).toEqual({ root: { rotate: 355 } });
  expect(blendPoses({ root: { rotate: -730 } }, {}, 0.5)).toEqual({ root: { rotate: -725 } });
  expect(blendPoses({ arm: { rotate: -150 } }, { arm: { rotate: 60 } }, 0.5)).toEqual({ arm: { rotate: -45 } });
});
