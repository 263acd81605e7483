import type { FigureDraft } from '../figure';
import { area, drawn, mass, round, type KitStroke } from '../kit/strokes';
import type { Garment } from './garment';

/** Puffs of smoke from the last to the first, each as a centre and a radius. */
const PUFFS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-142, -46, 23],
  [-112, -14, 28],
  [-76, 4, 24],
  [-42, 8, 17],
  [-16, 6, 11],
];

/** The breath of a mouth toward the viewer's left; the origin is the corner of the mouth. */
const BREATHS: Readonly<Record<'fire_breath' | 'smoke_breath', readonly KitStroke[]>> = {
  fire_breath: [
    mass(
      'fire_breath',
      round([
        4, -8, -40, -16, -74, -22, -70, -8, -118, -30, -104, -2, -152, 8, -108, 22, -128, 56, -80, 42, -74, 62, -38, 28,
        4, 10,
      ]),
    ),
    area('fire_core', round([-4, -4, -40, -6, -80, -2, -106, 10, -80, 28, -40, 16, -4, 6])),
    area('fire_heart', round([-8, -2, -36, -1, -62, 8, -36, 10, -8, 3])),
  ],
  smoke_breath: PUFFS.map(([x, y, r]) =>
    mass(
      'smoke_breath',
      round([x - r, y, x - r * 0.5, y - r * 0.9, x + r * 0.6, y - r * 0.8, x + r, y + r * 0.2, x, y + r]),
    ),
  ),
};

/** The z of breath: below the eyes and above the mouth. */
const BREATH_Z = 47;

function breath(id: keyof typeof BREATHS, colors: Garment['colors']): Garment {
  return {
    colors,
    draw: (figure: FigureDraft) => {
      const { head, ink, unit } = figure;
      const [x, y] = [head.cx - head.mouthWidth * 0.5, head.mouthY + 6 * unit];
      const u = (head.rx / 105) * 1.1;
      const frame = { place: (dx: number, dy: number) => [x + dx * u, y + dy * u] as [number, number], u };
      const { svg, rims } = drawn(BREATHS[id], ink, { ...frame, token: (material) => material });
      figure.parts.push({
        id,
        parent: head.part,
        z: BREATH_Z,
        pivot: [x, y],
        limits: [-20, 20],
        stage: 'clothes',
        svg,
        rims,
      });
    },
  };
}

/** Fire and smoke from a mouth. */
export const BREATH = {
  fire_breath: breath('fire_breath', { fire_breath: '#f2762e', fire_core: '#fbc23c', fire_heart: '#fff3c4' }),
  smoke_breath: breath('smoke_breath', { smoke_breath: '#c3c8d0' }),
};
