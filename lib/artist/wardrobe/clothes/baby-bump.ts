import { curve, ellipse } from '../../shape/curve';
import type { Garment } from '../garment';

/** The round belly of a pregnant figure, in the cloth of its clothes, drawn in figure pixels. */
export const babyBump: Garment = {
  colors: { baby_bump: '#ef8fa8' },
  draw: (figure) => {
    const { torso, ink } = figure;
    if (torso.merged) return;
    const height = torso.hemY - torso.neckY;
    const [rx, ry] = [torso.waist * 0.86, height * 0.36];
    const [cx, cy] = [torso.cx, torso.neckY + height * 0.64];
    const belly = ellipse(cx, cy, rx, ry);
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
      svg: ink.mass(belly, 'baby_bump', { shade: 1 }) + ink.line(fold, 'baby_bump', ink.look.inner * 0.8 || 3),
      rims: [belly],
    });
  },
};
