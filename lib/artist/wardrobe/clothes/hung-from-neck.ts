import type { FigureDraft } from '../../figure';
import { curve, ellipse } from '../../shape/curve';
import type { Path } from '../../shape/path';
import type { Garment } from '../garment';
import { collarY } from '../trunk-line';
import { starPath } from '../emblems';

/**
 * The geometry of a band around the neck, in figure pixels: its front ends are `half` to each side of x, at height y.
 * `nape` is the band behind the neck, `deep` the factor on its length, and `limits` the range of its swing in degrees.
 */
interface Hanging {
  x: number;
  y: number;
  half: number;
  nape: Path[];
  deep: number;
  limits: [number, number] | null;
}

/** The smallest factor on the length of a band, for a figure with little space below the face. */
const MIN_DEPTH = 0.45;
/** The smallest scale of the pendant. */
const MIN_PENDANT_SCALE = 0.7;

/**
 * The band for a pendant `length` units below the neck.
 * On a body without a separate head it is shortened to the space below the face.
 */
function hanging(figure: FigureDraft, length: number, swing: number): Hanging {
  const { torso, unit } = figure;
  const [x, y, half] = [torso.cx, collarY(figure), torso.neck * 0.62];
  if (torso.merged)
    return {
      x,
      y,
      half,
      nape: [],
      deep: Math.min(1, Math.max(MIN_DEPTH, (torso.hemY - y) / (length * unit))),
      limits: null,
    };
  return {
    x,
    y,
    half,
    nape: [
      curve([
        [x - half, y],
        [x, y + 2 * unit],
        [x + half, y],
      ]),
    ],
    deep: 1,
    limits: [-swing, swing],
  };
}

/** A medal, drawn in figure pixels from the measures of the trunk, with x to the right and y down. */
export const medal: Garment = {
  colors: { medal: '#eab63e', ribbon: '#3d5ce0' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const { x, y, half, nape, deep, limits } = hanging(figure, 98, 15);
    const [u, r] = [unit * deep, unit * Math.max(deep, MIN_PENDANT_SCALE)];
    const ribbon = (s: 1 | -1) =>
      curve([
        [x + s * half, y],
        [x + s * torso.neck * 0.3, y + 38 * u],
        [x, y + 58 * u],
      ]);
    const disc = ellipse(x, y + 72 * u, 22 * r, 22 * r);
    const star = starPath([x, y + 72 * u], 12 * r);
    figure.parts.push({
      id: 'medal',
      parent: torso.part,
      z: 26,
      pivot: [x, y],
      limits,
      stage: 'clothes',
      svg:
        [...nape, ribbon(1), ribbon(-1)]
          .map((path) => ink.line(path, 'ribbon', 15) + ink.stroke(path, 'ribbon', 9))
          .join('') +
        ink.mass(disc, 'medal') +
        ink.area(star, 'medal_light'),
    });
  },
};

/** A stethoscope around the neck, in the same coordinates. */
export const stethoscope: Garment = {
  colors: { stethoscope: '#4a5568', chestpiece: '#bfc7d1' },
  draw: (figure) => {
    const { torso, ink, unit } = figure;
    const { x, y, half, nape, deep, limits } = hanging(figure, 114, 10);
    const [u, r] = [unit * deep, unit * Math.max(deep, MIN_PENDANT_SCALE)];
    const tube = curve([
      [x - half, y],
      [x - torso.neck * 0.4, y + 44 * u],
      [x, y + 62 * u],
      [x + torso.neck * 0.4, y + 44 * u],
      [x + half, y],
    ]);
    const drop = curve([
      [x, y + 62 * u],
      [x + 10 * u, y + 84 * u],
      [x + 28 * u, y + 92 * u],
    ]);
    const disc = ellipse(x + 32 * u, y + 96 * u, 14 * r, 14 * r);
    figure.parts.push({
      id: 'stethoscope',
      parent: torso.part,
      z: 26,
      pivot: [x, y],
      limits,
      stage: 'clothes',
      svg:
        [...nape, tube, drop].map((path) => ink.stroke(path, 'stethoscope', 9 * unit)).join('') +
        ink.mass(disc, 'chestpiece'),
    });
  },
};
