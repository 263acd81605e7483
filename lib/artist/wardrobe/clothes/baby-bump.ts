import { curve, ellipse } from '../../shape/curve';
import type { Point } from '../../shape/path';
import type { Garment } from '../garment';

/** The directions of the belly's underside from its centre, clockwise from the viewer's right. */
const UNDERSIDE_DEGREES = [-6, 30, 60, 90, 120, 150, 186] as const;

/** The round belly of a pregnant figure, in the cloth of its clothes, drawn in figure pixels. */
export const babyBump: Garment = {
  colors: { baby_bump: '#ef8fa8' },
  draw: (figure) => {
    const { torso, ink } = figure;
    if (torso.merged) return;
    const height = torso.hemY - torso.neckY;
    const [rx, ry] = [torso.waist * 0.94, height * 0.37];
    const [cx, cy] = [torso.cx, torso.neckY + height * 0.6];
    const belly = ellipse(cx, cy, rx, ry);
    // Only the underside has a contour, so that the belly grows out of the trunk.
    const underside = curve(
      UNDERSIDE_DEGREES.map((degrees): Point => {
        const angle = (degrees * Math.PI) / 180;
        return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
      }),
    );
    const fold = curve([
      [cx - rx * 0.16, cy + ry * 0.16],
      [cx, cy + ry * 0.24],
      [cx + rx * 0.16, cy + ry * 0.16],
    ]);
    figure.parts.push({
      id: 'baby_bump',
      parent: torso.part,
      z: 24,
      pivot: [cx, cy],
      limits: [-4, 4],
      stage: 'clothes',
      svg:
        ink.mass(belly, 'baby_bump', { shade: 1, line: underside }) +
        ink.line(fold, 'baby_bump', ink.look.inner * 0.8 || 3),
      rims: [belly],
    });
  },
};
