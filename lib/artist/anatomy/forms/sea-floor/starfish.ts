import { SIDES, sign } from '../../../figure';
import { ellipse, symmetric } from '../../../shape/curve';
import { limb } from '../../../shape/limb';
import type { Path, Point } from '../../../shape/path';
import { addExtras } from '../../extras';
import { GROUND, MIDDLE } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { addFaceBody, addHand, fitOf, sided } from '../face-body';
import type { Form } from '../form';

export const starfish: Form = (figure, hatRise) => {
  const { ink, brief } = figure;
  const u = fitOf(figure, 350, hatRise);
  figure.unit = u;
  const cy = GROUND - 168 * u;
  const wide = 0.7 + brief.shape.width * 0.3;
  addRoot(figure, 120 * u);
  const outline = symmetric(
    [
      [MIDDLE, cy - 172 * u],
      [MIDDLE + 26 * u, cy - 158 * u],
      [MIDDLE + 44 * u * wide, cy - 100 * u],
      [MIDDLE + 82 * u * wide, cy - 46 * u],
      [MIDDLE + 92 * u * wide, cy + 20 * u],
      [MIDDLE + 66 * u * wide, cy + 78 * u],
      [MIDDLE, cy + 88 * u],
    ],
    MIDDLE,
  );
  const bump = (x: number, y: number, r: number): Path => ellipse(MIDDLE + x * u, cy + y * u, r * u, r * u);
  const dots = [bump(0, -134, 8), bump(-14, -104, 6), bump(18, -100, 7)].map((path) => ({ path, material: 'belly' }));
  addFaceBody(figure, {
    outline,
    cx: MIDDLE,
    cy,
    rx: 90 * u * wide,
    ry: 120 * u,
    face: { cx: MIDDLE, cy: cy - 12 * u, rx: 84 * u, ry: 74 * u },
    inside: dots,
    hat: { y: cy - 112 * u, width: 52 * u },
  });
  const arm = (from: Point, to: Point, width: number) =>
    limb(
      [
        [MIDDLE + from[0] * u * wide, cy + from[1] * u],
        [MIDDLE + to[0] * u * wide, cy + to[1] * u],
      ],
      width * u,
      width * 0.5 * u,
    );
  for (const side of SIDES) {
    const s = sign(side);
    const pieces = [
      ['arm', arm([72, -24], [166, -50], 80), [72, -24], 40, 30, [164, -50]],
      ['leg', arm([46, 66], [92, 144], 84), [46, 66], 24, 20, null],
    ] as const;
    for (const [name, piece, from, out, across, hand] of pieces) {
      const pivot: Point = [MIDDLE + s * from[0] * u * wide, cy + from[1] * u];
      const spots = (
        name === 'arm'
          ? [
              [112, -40, 8],
              [138, -46, 6],
            ]
          : [
              [68, 98, 8],
              [82, 122, 6],
            ]
      )
        .map(([x = 0, y = 0, r = 0]) => ink.area(ellipse(MIDDLE + s * x * u * wide, cy + y * u, r * u, r * u), 'belly'))
        .join('');
      figure.parts.push({
        id: `${name}_${side}`,
        parent: name === 'leg' ? 'root' : 'body',
        z: 14,
        pivot,
        limits: side === 'left' ? [-across, out] : [-out, across],
        stage: 'limbs',
        svg: ink.mass(sided(piece.fill, side), 'body', { shade: 0.6, far: ink.look.outer === 0 }) + spots,
        rims: [sided(piece.fill, side)],
      });
      if (hand) addHand(figure, side, `${name}_${side}`, [MIDDLE + s * hand[0] * u * wide, cy + hand[1] * u], pivot);
    }
  }
  addExtras(figure);
  addHeadAnchors(figure);
};
