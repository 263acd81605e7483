import { describe, expect, test } from 'vitest';
import { colored } from '@/lib/artist/trace/labels';
import { NONE } from '@/lib/artist/trace/regions';
import { studyOf } from '@/lib/artist/trace/study';
import { reliableLimbs } from '@/lib/artist/trace/reliable-limbs';
import { box, disc, ellipse, limb, painted, type Stroke } from './pictures';

/** The limbs of a figure without a face, by name. */
const limbsOf = (...strokes: Stroke[]) =>
  studyOf(painted(380, 380, ...strokes))
    ?.limbs.map(({ id }) => id)
    .sort();
const INK = '#303038';
const trunk = ellipse(190, 190, 110, 140, INK);
const arms = [limb(110, 170, 40, 230, 26, INK), limb(270, 170, 340, 230, 26, INK)];

describe('a figure without a face', () => {
  test('has short round ears if two mirror each other exactly', () => {
    const head = disc(190, 210, 120, '#a06030');
    expect(limbsOf(head, disc(100, 120, 44, '#a06030'), disc(280, 120, 44, '#a06030'))).toEqual([
      'ear_left',
      'ear_right',
    ]);
    expect(limbsOf(head, disc(100, 120, 44, '#a06030'))).toEqual([]);
  });

  test('has a short limb if its colour differs', () => {
    const isReliable = (color: string) => {
      const coloring = colored(painted(380, 380, disc(150, 190, 100, INK), box(240, 160, 60, 60, color)));
      const pixels = [...coloring.labels.at.keys()].filter((at) => coloring.labels.at[at] !== NONE && at % 380 > 246);
      const stump = {
        pixels,
        neck: [246, 190],
        width: 62,
        ends: [
          [246, 160],
          [246, 219],
        ],
        tip: [299, 162],
        length: 58,
        girth: 50,
      } as const;
      return (
        reliableLimbs(
          {
            head: null,
            crown: null,
            limbs: [{ ...stump, pixels }],
            cells: [],
            box: { left: 50, right: 300, top: 90, bottom: 290 },
            total: 34_000,
          },
          coloring,
          null,
        ).length === 1
      );
    };
    expect([isReliable('#e0a020'), isReliable(INK)]).toEqual([true, false]);
  });

  test('has a beak above two arms', () => {
    expect(limbsOf(...arms, trunk, limb(255, 100, 320, 135, 22, '#f0a020'))).toEqual(['arm_left', 'arm_right', 'beak']);
  });

  test('has a foot, not a tail, if a short limb on the ground points sideways', () => {
    expect(limbsOf(...arms, trunk, limb(225, 316, 272, 334, 24, INK))).toEqual(['arm_left', 'arm_right', 'leg_right']);
  });
});
