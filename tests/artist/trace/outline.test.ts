import { describe, expect, test } from 'vitest';
import { cutPieces } from '@/lib/artist/trace/cut';
import { colored, type Coloring } from '@/lib/artist/trace/labels';
import type { NamedLimb } from '@/lib/artist/trace/naming';
import { outlineOf, type PenLine } from '@/lib/artist/trace/outline';
import { lineBoundedParts } from '@/lib/artist/trace/line-bounded-parts';
import { NONE } from '@/lib/artist/trace/regions';
import type { Protrusion } from '@/lib/artist/trace/silhouette';
import { studyOf } from '@/lib/artist/trace/study';
import { box, disc, limb, painted, type Stroke } from './pictures';

const SIDE = 380;
const [INK, SKIN] = ['#101010', '#f0c040'];

const ringed = (x: number, y: number, radius: number): Stroke[] => [
  disc(x, y, radius + 10, INK),
  disc(x, y, radius, SKIN),
];
/** A head with an outline in front of two ears, and an arm on each side. */
const eared: Stroke[] = [
  ...ringed(100, 100, 40),
  ...ringed(280, 100, 40),
  limb(190, 210, 30, 330, 50, INK),
  limb(190, 210, 350, 330, 50, INK),
  ...ringed(190, 190, 110),
  limb(190, 210, 30, 330, 30, SKIN),
  limb(190, 210, 350, 330, 30, SKIN),
  disc(190, 190, 110, SKIN),
];

/** A trunk on one leg with a neck at y = 250, and lines from `top` down to the end of the leg. */
function standing(top: number, ...strokes: number[]): { coloring: Coloring; line: PenLine; leg: NamedLimb } {
  const coloring = colored(
    painted(
      SIDE,
      SIDE,
      disc(200, 165, 90, SKIN),
      box(160, 240, 80, 110, SKIN),
      ...strokes.map((x) => box(x - 5, top, 10, 350 - top, INK)),
    ),
  );
  const { at: of } = coloring.labels;
  const label = of[300 * SIDE + strokes[0]!]!;
  const pixels = [...of.keys()].filter((at) => of[at] !== NONE && at > 250 * SIDE);
  const shape: Protrusion = {
    pixels,
    neck: [200, 250],
    width: 80,
    ends: [
      [160, 250],
      [240, 250],
    ],
    tip: [200, 349],
    length: 100,
    girth: 80,
  };
  return {
    coloring,
    line: { label, pen: 10, on: Uint8Array.from(of, (each) => (each === label ? 1 : 0)) },
    leg: { id: 'leg', role: 'leg', parent: 'body', limb: shape },
  };
}

const inkOf = (...strokes: Stroke[]) => outlineOf(colored(painted(SIDE, SIDE, ...strokes)).labels);

describe('outline detection', () => {
  test('finds the outline by the rim of the figure, with its line width', () => {
    const line = inkOf(disc(190, 190, 130, INK), disc(190, 190, 120, SKIN));
    expect(line?.pen).toBeGreaterThan(7);
    expect(line?.pen).toBeLessThan(14);
  });

  test('finds none for a flat figure, or one that is dark everywhere', () => {
    expect(inkOf(disc(190, 190, 130, SKIN), disc(190, 190, 40, INK))).toBeNull();
    expect(inkOf(disc(190, 190, 130, INK))).toBeNull();
  });

  test('finds none if the limbs are as dark as the rim, as with a crab', () => {
    const legs = [40, 110, 180].flatMap((y) => [limb(190, 190, 20, y, 22, INK), limb(190, 190, 360, y, 22, INK)]);
    expect(inkOf(...legs, disc(190, 190, 70, INK), disc(190, 190, 60, SKIN))).toBeNull();
  });

  test("excludes filled areas of the line's colour", () => {
    const line = inkOf(disc(190, 190, 130, INK), disc(190, 190, 120, SKIN), disc(190, 190, 40, INK));
    expect([line?.on[190 * SIDE + 190], line?.on[190 * SIDE + 65]]).toEqual([0, 1]);
  });
});

describe('a figure with outlines', () => {
  const picture = painted(SIDE, SIDE, ...eared);
  const study = studyOf(picture)!;

  test('is split into cells, each with its half of the lines', () => {
    const mask = study.coloring.labels.at.reduce(
      (shown, label, at) => {
        shown[at] = label < 0 ? 0 : 1;
        return shown;
      },
      new Uint8Array(SIDE * SIDE),
    );
    const { cells } = lineBoundedParts(mask, study.line!, SIDE);
    expect(cells.map(({ tip: [x, y] }) => [x < 190 ? 'left' : 'right', y < 100]).sort()).toEqual([
      ['left', true],
      ['right', true],
    ]);
    expect(cells.every(({ pixels }) => pixels.some((at) => study.line!.on[at]))).toBe(true);
  });

  test('has limbs with a round, outlined end below their carrier', () => {
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

  test('is extended below an upper limb in its own colour, not in that of the line', () => {
    const coloring = colored(
      painted(SIDE, SIDE, ...ringed(190, 150, 120), disc(190, 285, 45, INK), disc(190, 285, 35, '#805020')),
    );
    const line = outlineOf(coloring.labels)!;
    const pixels = [...coloring.labels.at.keys()].filter((at) => coloring.labels.at[at] !== NONE && at > 275 * SIDE);
    const foot: Protrusion = {
      pixels,
      neck: [190, 275],
      width: 88,
      ends: [
        [146, 275],
        [234, 275],
      ],
      tip: [190, 330],
      length: 55,
      girth: 80,
    };
    const pieces = cutPieces(
      coloring,
      null,
      [{ id: 'foot', role: 'leg', parent: 'body', limb: foot }],
      { eyes: null, mouth: null },
      line,
    );
    expect(pieces.get('foot')!.isFront).toBe(true);
    const { labels, shown } = pieces.get('body')!;
    const hidden = [...labels.at.keys()].filter((at) => labels.at[at] !== NONE && !shown[at] && !line.on[at]);
    expect(hidden.length).toBeGreaterThan(500);
    expect(hidden.filter((at) => labels.at[at] === line.label)).toEqual([]);
  });

  test('keeps the lines on a leg, even if they continue on the trunk', () => {
    const { coloring, line, leg } = standing(110, 175, 200, 225);
    const pieces = cutPieces(coloring, null, [leg], { eyes: null, mouth: null }, line);
    expect([pieces.get('body')!.shown[200 * SIDE + 175], pieces.get('leg')!.shown[300 * SIDE + 175]]).toEqual([1, 1]);
  });

  test('has the fold of an ear in the ear, which is then above its carrier', () => {
    const { coloring, line, leg } = standing(236, 200);
    const pieces = cutPieces(coloring, null, [{ ...leg, id: 'ear', role: 'ear' }], { eyes: null, mouth: null }, line);
    expect(pieces.get('ear')!.isFront).toBe(true);
    expect(cutPieces(coloring, null, [leg], { eyes: null, mouth: null }, line).get('leg')!.isFront).toBe(false);
    const at = 243 * SIDE + 200;
    expect([pieces.get('ear')!.labels.at[at], pieces.get('body')!.labels.at[at]]).toEqual([
      line.label,
      coloring.labels.at[200 * SIDE + 260],
    ]);
  });

  test('has lines that end before a limb that continues below them', () => {
    const { line, pieces, limbs } = study;
    const body = pieces.get('body')!;
    for (const { id } of limbs) {
      const { labels, shown } = pieces.get(id)!;
      const lost = [...body.shown.keys()].filter((at) => body.shown[at] && line!.on[at] && body.labels.at[at] === NONE);
      expect(lost.length).toBeGreaterThan(0);
      expect(
        [...shown.keys()].some(
          (at) => !shown[at] && body.shown[at] && labels.at[at] === line!.label && body.labels.at[at] === NONE,
        ),
      ).toBe(true);
      expect(lost.every((at) => [...pieces.values()].some((piece) => piece.labels.at[at] === line!.label))).toBe(true);
    }
  });
});
