import { expect, test } from 'vitest';
import { accepted, clip, found, hero, track } from './stage';

test('a jump beyond the top of the canvas is found, with the part furthest outside', () => {
  const [finding] = found(
    'canvas',
    clip([
      track('root', 'translateY', [
        [0, 0],
        [0.5, -120],
        [1, 0],
      ]),
    ]),
  );
  expect(finding).toMatchObject({
    part: 'antenna',
    t: expect.closeTo(1, 1),
    message: expect.stringContaining('cut off'),
  });
});

test('a jump that stays on the canvas is not found', () => {
  expect(
    found(
      'canvas',
      clip([
        track('root', 'translateY', [
          [0, 0],
          [0.5, -30],
          [1, 0],
        ]),
      ]),
    ),
  ).toEqual([]);
});

test('a part that is outside at rest may stay outside, but not move further out', () => {
  const wide = accepted({
    ...hero,
    parts: hero.parts.map((part) =>
      part.id === 'shadow' ? { ...part, svg: '<ellipse cx="256" cy="472" rx="270" ry="14" fill="$ink"/>' } : part,
    ),
  });
  expect(
    found(
      'canvas',
      clip([
        track('body', 'rotate', [
          [0, 0],
          [0.5, 3],
          [1, 0],
        ]),
      ]),
      wide,
    ),
  ).toEqual([]);
  expect(
    found(
      'canvas',
      clip([
        track('shadow', 'translateX', [
          [0, 0],
          [0.5, 20],
          [1, 0],
        ]),
      ]),
      wide,
    ),
  ).toMatchObject([{ part: 'shadow' }]);
});
