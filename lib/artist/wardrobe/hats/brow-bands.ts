import { curve, ellipse, rounded } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { FigureDraft } from '../../figure';
import type { Path } from '../../shape/path';
import type { Garment } from '../garment';
import { half, hatNodes, hatPoints, wear } from '../hat-line';

/**
 * A copy of a figure for placing a band: on a frog, whose eyes are on top of its head, the band goes below the eyes.
 */
const underEyes = (figure: FigureDraft): FigureDraft => {
  const { head, species } = figure;
  if (!species.extras?.includes('frog_eyes')) return figure;
  const { crown } = head;
  return { ...figure, head: { ...head, hatY: crown.cy - crown.ry * 0.14, hatWidth: crown.rx * 0.96 } };
};

/** A band around the brow, in hat coordinates. */
const browBand = (figure: FigureDraft): Path =>
  half(figure, [
    [0, -0.1],
    [0.6, -0.12],
    [1.06, -0.04, 0.4],
    [1.05, 0.16, 0.4],
    [0.6, 0.12],
    [0, 0.14],
  ]);

/**
 * A headband; nodes are in hat coordinates: x in half hat widths from the middle, y in half head heights, negative
 * above the brim.
 */
export const headband: Garment = {
  hair: 'free',
  colors: { headband: '#e5484d' },
  draw: (drawn) => {
    const figure = underEyes(drawn);
    const { ink } = figure;
    const band = browBand(figure);
    const stripe = curve(
      hatNodes(figure, [
        [-1.02, 0.05],
        [-0.5, 0.01],
        [0, 0.02],
        [0.5, 0.01],
        [1.02, 0.05],
      ]),
    );
    wear(figure, 'headband', ink.mass(band, 'headband', { shade: 0.4 }) + ink.stroke(stripe, 'glint', 6), [band]);
  },
};

/** A ninja band in hat coordinates. */
export const ninjaBand: Garment = {
  hair: 'free',
  colors: { ninja_band: '#34343f', ninja_plate: '#aab4c2' },
  draw: (drawn) => {
    const figure = underEyes(drawn);
    const { ink, head } = figure;
    const band = browBand(figure);
    const plate = rounded(
      hatPoints(figure, [
        [-0.42, -0.1],
        [0.42, -0.1],
        [0.4, 0.13],
        [-0.4, 0.13],
      ]),
      6,
    );
    const tail = (drop: number) =>
      limb(
        hatPoints(figure, [
          [1.0, 0.04],
          [1.3, 0.0 + drop * 0.4],
          [1.54, drop],
        ]),
        head.ry * 0.14,
        head.ry * 0.19,
      ).fill;
    const knot = ellipse(head.cx + head.hatWidth * 1.04, head.hatY + head.ry * 0.05, head.rx * 0.08, head.ry * 0.09);
    wear(
      figure,
      'ninja_band',
      ink.mass(tail(0.34), 'ninja_band', { shade: 0.5 }) +
        ink.mass(tail(0.06), 'ninja_band', { shade: 0.5 }) +
        ink.mass(band, 'ninja_band', { shade: 0.4 }) +
        ink.mass(plate, 'ninja_plate', { shade: 0.4, width: ink.look.inner }) +
        ink.mass(knot, 'ninja_band', { shade: 0 }),
      [band, tail(0.34), tail(0.06)],
    );
  },
};

/** A bandana in hat coordinates. */
export const bandana: Garment = {
  colors: { bandana: '#d9382f', bandana_dot: '#fdfaf4' },
  draw: (figure) => {
    const { ink, head } = figure;
    const dome = half(figure, [
      [0, -0.64],
      [0.56, -0.56],
      [0.98, -0.14],
      [1.04, 0.1, 0.4],
      [0.5, 0.06],
      [0, 0.08],
    ]);
    const dots = [
      [-0.5, -0.2],
      [0, -0.3],
      [0.5, -0.2],
      [-0.26, -0.44],
      [0.26, -0.44],
      [-0.24, -0.06],
      [0.24, -0.06],
    ]
      .map(([x = 0, y = 0]) =>
        ink.area(
          ellipse(head.cx + x * head.hatWidth, head.hatY + y * head.ry, head.rx * 0.045, head.rx * 0.045),
          'bandana_dot',
        ),
      )
      .join('');
    const end = (dy: number) =>
      limb(
        hatPoints(figure, [
          [1.0, 0.06],
          [1.22, 0.1 + dy * 0.3],
          [1.36, 0.16 + dy],
        ]),
        head.ry * 0.12,
        head.ry * 0.18,
      ).fill;
    wear(
      figure,
      'bandana',
      ink.mass(end(0.26), 'bandana', { shade: 0.4 }) +
        ink.mass(end(0.02), 'bandana', { shade: 0.4 }) +
        ink.mass(dome, 'bandana', { light: true }) +
        dots,
      [dome, end(0.26), end(0.02)],
    );
  },
};
