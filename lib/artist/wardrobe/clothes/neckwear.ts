import type { FigureDraft } from '../../figure';
import { blob, curve, ellipse, rounded, symmetric } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { Path } from '../../shape/path';
import type { Garment } from '../garment';
import { collarY } from '../trunk-line';

/** A scarf, drawn in figure pixels from the measures of the trunk, with x to the right and y down. */
export const scarf: Garment = {
  colors: { scarf: '#e5484d' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const { cx } = torso;
    const wrap = wrapOf(figure);
    const { y, w } = wrap;
    const { path: tail, fringe } = hangingEnd(figure, wrap);
    const { path: band, folds } = neckBand(figure, wrap);
    figure.parts.push(
      {
        id: 'scarf_tail',
        parent: 'scarf',
        z: 55,
        pivot: [cx + w * 0.46, y + 10 * unit],
        limits: [-25, 25],
        stage: 'clothes',
        svg: fringe + ink.mass(tail, 'scarf', { shade: 0.8 }),
        rims: [tail],
      },
      {
        id: 'scarf',
        parent: torso.part,
        z: 56,
        pivot: [cx, y],
        limits: [-8, 8],
        stage: 'clothes',
        svg: ink.mass(band, 'scarf', { shade: 0.8 }) + folds,
        rims: [band],
      },
    );
  },
};

/** The centre height of a scarf and its half width, in figure pixels. */
interface Wrap {
  y: number;
  w: number;
}

const wrapOf = (figure: FigureDraft): Wrap => {
  const { torso, unit } = figure;
  return {
    y: collarY(figure) + (torso.merged ? 0 : 12 * unit),
    w: torso.merged ? torso.neck * 0.98 : Math.max(torso.neck * 1.22, 60 * unit),
  };
};

function hangingEnd({ torso: { cx }, ink, unit }: FigureDraft, { y, w }: Wrap): { path: Path; fringe: string } {
  const end = Math.min(84 * unit, Math.max(16 * unit, 452 - y));
  const tail = limb(
    [
      [cx + w * 0.46, y + 8 * unit],
      [cx + w * 0.62, y + end * 0.57],
      [cx + w * 0.56, y + end],
    ],
    34 * unit,
    40 * unit,
  );
  const fringe = [-10, 2, 13]
    .map((dx) =>
      ink.line(
        curve([
          [cx + w * 0.56 + dx * unit, y + end + 4 * unit],
          [cx + w * 0.57 + dx * unit, y + end + 18 * unit],
        ]),
        'scarf',
        ink.look.inner,
      ),
    )
    .join('');
  return { path: tail.fill, fringe };
}

function neckBand({ torso: { cx }, ink, unit }: FigureDraft, { y, w }: Wrap): { path: Path; folds: string } {
  const path = symmetric(
    [
      [cx, y - 12 * unit],
      [cx + w * 0.7, y - 20 * unit],
      [cx + w, y - 8 * unit],
      [cx + w * 0.94, y + 14 * unit],
      [cx + w * 0.5, y + 26 * unit],
      [cx, y + 30 * unit],
    ],
    cx,
  );
  const folds = [-0.3, 0.24]
    .map((x) =>
      ink.line(
        curve([
          [cx + w * x, y + 2 * unit],
          [cx + w * (x + 0.06), y + 14 * unit],
          [cx + w * (x + 0.02), y + 24 * unit],
        ]),
        'scarf',
        ink.look.inner * 0.8,
      ),
    )
    .join('');
  return { path, folds };
}

/** A bow tie at the collar, in the same coordinates. */
export const bowTie: Garment = {
  colors: { bow_tie: '#e5484d' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const [x, y] = [torso.cx, collarY(figure) + 16 * unit];
    const wing = (s: 1 | -1): Path =>
      blob([
        [x + s * 6 * unit, y],
        [x + s * 24 * unit, y - 18 * unit],
        [x + s * 40 * unit, y - 17 * unit, 0.4],
        [x + s * 42 * unit, y + 15 * unit, 0.4],
        [x + s * 24 * unit, y + 16 * unit],
      ]);
    const knot = ellipse(x, y, 10 * unit, 11 * unit, 0.5);
    figure.parts.push({
      id: 'bow_tie',
      parent: torso.part,
      z: 56,
      pivot: [x, y],
      limits: [-15, 15],
      stage: 'clothes',
      svg: ink.mass(wing(-1), 'bow_tie') + ink.mass(wing(1), 'bow_tie') + ink.mass(knot, 'bow_tie', { shade: 0.5 }),
    });
  },
};

/** A tie from the collar down the trunk, in the same coordinates. */
export const tie: Garment = {
  colors: { tie: '#3d5ce0' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const [x, y] = [torso.cx, collarY(figure) + 14 * unit];
    const blade = rounded(
      [
        [x - 10 * unit, y + 8 * unit],
        [x + 10 * unit, y + 8 * unit],
        [x + 18 * unit, y + 62 * unit],
        [x, y + 82 * unit],
        [x - 18 * unit, y + 62 * unit],
      ],
      5,
    );
    const knot = rounded(
      [
        [x - 15 * unit, y - 10 * unit],
        [x + 15 * unit, y - 10 * unit],
        [x + 9 * unit, y + 12 * unit],
        [x - 9 * unit, y + 12 * unit],
      ],
      5,
    );
    figure.parts.push({
      id: 'tie',
      parent: torso.part,
      z: 56,
      pivot: [x, y],
      limits: [-12, 12],
      stage: 'clothes',
      svg: ink.mass(blade, 'tie') + ink.mass(knot, 'tie', { shade: 0.5 }),
    });
  },
};
