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
    message: expect.stringMatching(/leaves the canvas at the top by \d+ pixels .* cut off/),
  });
});

test('the line around a part leaves with it, and is no finding of its own', () => {
  const antenna = hero.parts.find(({ id }) => id === 'antenna');
  const line = {
    id: 'antenna_outline',
    parent: 'antenna',
    z: -70,
    svg: '<path d="M256 108V52" fill="none" stroke="$ink" stroke-width="24"/>',
  };
  const lined = accepted({
    ...hero,
    parts: [...hero.parts, ...(antenna ? [{ ...antenna, ...line, states: [], defaultState: null }] : [])],
  });
  const leap = clip([
    track('root', 'translateY', [
      [0, 0],
      [0.5, -120],
      [1, 0],
    ]),
  ]);
  const ids = found('canvas', leap, lined).map(({ part }) => part);
  expect(ids).toContain('antenna');
  expect(ids).not.toContain('antenna_outline');
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
