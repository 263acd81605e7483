import { describe, expect, test } from 'vitest';
import { colored } from '@/lib/server/artist/builtin/trace/labels';
import { outlineOf, setApart } from '@/lib/server/artist/builtin/trace/outline';
import { NONE } from '@/lib/server/artist/builtin/trace/regions';
import { studyOf } from '@/lib/server/artist/builtin/trace/study';
import { disc, limb, painted, type Stroke } from './pictures';

const SIDE = 380;
const [INK, SKIN] = ['#101010', '#f0c040'];

const ringed = (x: number, y: number, radius: number): Stroke[] => [disc(x, y, radius + 10, INK), disc(x, y, radius, SKIN)];
/** A head with its line before two ears; an arm on each side of it. */
const eared: Stroke[] = [
  ...ringed(100, 100, 40), ...ringed(280, 100, 40), limb(190, 210, 30, 330, 50, INK), limb(190, 210, 350, 330, 50, INK),
  ...ringed(190, 190, 110), limb(190, 210, 30, 330, 30, SKIN), limb(190, 210, 350, 330, 30, SKIN), disc(190, 190, 110, SKIN),
];

const inkOf = (...strokes: Stroke[]) => outlineOf(colored(painted(SIDE, SIDE, ...strokes)).labels);

describe('the line of a figure', () => {
  test('is known by its rim, with the thickness of its pen', () => {
    const line = inkOf(disc(190, 190, 130, INK), disc(190, 190, 120, SKIN));
    expect(line?.pen).toBeGreaterThan(7);
    expect(line?.pen).toBeLessThan(14);
  });

  test('is none where a figure is flat, or dark all over', () => {
    expect(inkOf(disc(190, 190, 130, SKIN), disc(190, 190, 40, INK))).toBeNull();
    expect(inkOf(disc(190, 190, 130, INK))).toBeNull();
  });

  test('holds no area of its colour', () => {
    const line = inkOf(disc(190, 190, 130, INK), disc(190, 190, 120, SKIN), disc(190, 190, 40, INK));
    expect([line?.on[190 * SIDE + 190], line?.on[190 * SIDE + 65]]).toEqual([0, 1]);
  });
});

describe('a figure drawn with a line', () => {
  const picture = painted(SIDE, SIDE, ...eared);
  const study = studyOf(picture)!;

  test('has cells behind its lines, each with its own side of them', () => {
    const mask = study.coloring.labels.at.reduce((shown, label, at) => { shown[at] = label < 0 ? 0 : 1; return shown; }, new Uint8Array(SIDE * SIDE));
    const { cells } = setApart(mask, study.line!, SIDE);
    expect(cells.map(({ tip: [x, y] }) => [x < 190 ? 'left' : 'right', y < 100]).sort()).toEqual([['left', true], ['right', true]]);
    expect(cells.every(({ pixels }) => pixels.some((at) => study.line!.on[at]))).toBe(true);
  });

  test('has limbs with a round end that the line goes around, under what carries them', () => {
    const { label, on } = study.line!;
    const arms = study.limbs.filter(({ limb: { tip } }) => tip[1] > 250);
    expect(arms.length).toBe(2);
    for (const { id } of arms) {
      const { labels, shown } = study.pieces.get(id)!;
      const hidden = [...labels.at.keys()].filter((at) => labels.at[at] !== NONE && !shown[at]);
      expect(hidden.some((at) => labels.at[at] === label && !on[at])).toBe(true);
      expect(hidden.some((at) => labels.at[at] !== label)).toBe(true);
    }
  });
});
