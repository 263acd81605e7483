import { SIDES, type ArmFrame, type FigureDraft } from '../../figure';
import { blob, box, curve, ellipse } from '../../shape/curve';
import { type Path, type Point, turn } from '../../shape/path';
import type { Garment } from '../garment';
import type { Sketch } from '../grip';
import { held, rod } from '../held';

const COLORS = { guitar: '#d98a3f', guitar_neck: '#5a3a26' };
/** The tilt of a guitar that is not played, in degrees. */
const TILT_DEGREES = 16;
/** The factor on a guitar's size. */
const SIZE = 1.2;
const PLAYED_SIZE = 1.32;
/** The distance from the strumming hand within which a neck is held, in units of the reference figure. */
const LEAST_NECK = 92;
/** The z of a guitar that is played: in front of the trunk and behind both forearms. */
const PLAYED_Z = 61;
/** How far above the middle of the guitar's body the strumming hand is, in units of the reference figure. */
const STRUM_OFFSET = 4;

/** An upright guitar with the middle of its body at a point; `u` is pixels for one unit of the reference figure. */
function upright(figure: FigureDraft, [x, y]: Point, u: number): { svg: string; rims: Path[] } {
  const { ink } = figure;
  const body = blob([
    [x - 14 * u, y - 40 * u],
    [x + 14 * u, y - 40 * u],
    [x + 24 * u, y - 22 * u],
    [x + 19 * u, y - 4 * u],
    [x + 34 * u, y + 22 * u],
    [x + 16 * u, y + 46 * u],
    [x - 16 * u, y + 46 * u],
    [x - 34 * u, y + 22 * u],
    [x - 19 * u, y - 4 * u],
    [x - 24 * u, y - 22 * u],
  ]);
  const head = box(x, y - 112 * u, 25 * u, 26 * u, 6 * u);
  const string = (dx: number): string =>
    ink.stroke(
      curve([
        [x + dx * u, y - 98 * u],
        [x + dx * u, y + 24 * u],
      ]),
      'glint',
      1.8 * u,
    );
  const svg =
    ink.mass(body, 'guitar', { light: true }) +
    ink.area(ellipse(x, y + 4 * u, 11 * u, 11 * u), 'guitar_neck') +
    ink.area(box(x, y + 26 * u, 26 * u, 6 * u, 2), 'guitar_neck') +
    rod(figure, [x, y - 34 * u], [x, y - 104 * u], 13 * u, 'guitar_neck') +
    ink.mass(head, 'guitar_neck', { shade: 0.3 }) +
    string(-3) +
    string(3);
  return { svg, rims: [body, head] };
}

/** A guitar in or beside one hand, drawn with the grip as the centre of its tilt. */
const inOneHand: Sketch = (figure, { x, y, u: unit, s }) => {
  const u = unit * SIZE;
  const { svg, rims } = upright(figure, [x - s * 22 * u, y + 2 * u], u);
  return {
    svg: `<g transform="rotate(${s * TILT_DEGREES} ${x.toFixed(1)} ${y.toFixed(1)})">${svg}</g>`,
    rims: rims.map((path) => turn(path, s * TILT_DEGREES, [x, y])),
  };
};

const inHand = held('guitar', COLORS, inOneHand);

/** A guitar, which is played with both hands if the posture says so. */
export const guitar: Garment = {
  ...inHand,
  draw: (figure) => {
    const strummer = SIDES.find((side) => figure.posture.acts[side] === 'strum');
    const fretter = SIDES.find((side) => figure.posture.acts[side] === 'fret');
    if (!figure.arms || !strummer || !fretter) return inHand.draw(figure);
    addPlayed(figure, figure.arms[strummer], figure.arms[fretter]);
  },
};

/** Adds a guitar in front of the trunk, with its neck between the two hands. */
function addPlayed(figure: FigureDraft, { hand: [x, y] }: ArmFrame, { hand: [neckX, neckY] }: ArmFrame) {
  const u = Math.max(figure.unit * PLAYED_SIZE, Math.hypot(neckX - x, neckY - y) / LEAST_NECK);
  const degrees = (Math.atan2(neckX - x, y - neckY) * 180) / Math.PI;
  const middle: Point = [x, y];
  const drawing = upright(figure, [x, y + STRUM_OFFSET * u], u);
  figure.parts.push({
    id: 'guitar',
    parent: figure.torso.part,
    z: PLAYED_Z,
    pivot: middle,
    limits: [-12, 12],
    stage: 'clothes',
    svg: `<g transform="rotate(${degrees.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})">${drawing.svg}</g>`,
    rims: drawing.rims.map((path) => turn(path, degrees, middle)),
  });
}
