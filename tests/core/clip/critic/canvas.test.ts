import { expect, test } from 'vitest';
import { accepted, clip, found, hero, track } from './stage';

test('a jump through the top of the canvas is found, the part furthest out first', () => {
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

test('one with room above it is not', () => {
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

test('what sticks out at rest may stay out, but no further', () => {
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
