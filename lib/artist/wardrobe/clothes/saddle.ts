import type { FigureDraft } from '../../figure';
import { blob, curve, ellipse } from '../../shape/curve';
import { boxOf, type Node } from '../../shape/path';
import type { Garment } from '../garment';
import { onTrunk } from '../trunk-line';

/** The outlines of blanket and seat, as shares of the trunk's width and height from its upper left corner. */
const BLANKET: readonly Node[] = [
  [0.4, -0.1],
  [0.6, -0.06],
  [0.8, 0.0],
  [0.84, 0.42, 0.3],
  [0.62, 0.5],
  [0.42, 0.42, 0.3],
];
const SEAT: readonly Node[] = [
  [0.42, -0.1, 0.4],
  [0.5, 0.03],
  [0.68, 0.05],
  [0.8, -0.06, 0.5],
  [0.8, 0.12],
  [0.66, 0.26],
  [0.5, 0.24],
  [0.42, 0.1],
];

/** Draws a saddle on its blanket with a stirrup, as a part with the garment's id, in figure pixels. */
function drawSaddle(figure: FigureDraft, id: 'saddle' | 'saddle_blanket', leather: string): void {
  const { torso, ink, arms, unit } = figure;
  const isSaddled = figure.parts.some((part) => part.id === 'saddle' || part.id === 'saddle_blanket');
  if (arms !== null || torso.merged || isSaddled) return;
  const { x, y, width, height } = boxOf(torso.path);
  const at = ([dx, dy, corner]: Node): Node => [x + dx * width, y + dy * height, corner ?? 0];
  const blanket = blob(BLANKET.map(at));
  const seat = blob(SEAT.map(at));
  const strap = curve([at([0.61, 0.24]), at([0.62, 0.46])]);
  const [sx, sy] = at([0.62, 0.54]);
  const ring = ellipse(sx, sy, 9 * unit, 10 * unit);
  figure.parts.push({
    id,
    parent: torso.part,
    z: 24,
    pivot: [x + width * 0.6, y],
    limits: [-6, 6],
    stage: 'clothes',
    svg:
      onTrunk(figure, id, ink.mass(blanket, 'saddle_blanket', { shade: 0.6 })) +
      ink.mass(seat, leather, { shade: 0.8 }) +
      ink.line(strap, leather, 5 * unit) +
      ink.stroke(ring, 'stirrup_line', 8 * unit) +
      ink.stroke(ring, 'stirrup', 4 * unit),
    rims: [seat],
  });
}

/** A saddle on the back of a quadruped: a colour that is said is the leather's. */
export const saddle: Garment = {
  colors: { saddle: '#8a4f2c', saddle_blanket: '#c8384a', stirrup: '#c3ccd8' },
  draw: (figure) => drawSaddle(figure, 'saddle', 'saddle'),
};

/** A saddle named after its blanket: a colour that is said is the blanket's. */
export const saddleBlanket: Garment = {
  colors: { saddle_blanket: '#c8384a', saddle_seat: '#8a4f2c', stirrup: '#c3ccd8' },
  draw: (figure) => drawSaddle(figure, 'saddle_blanket', 'saddle_seat'),
};
