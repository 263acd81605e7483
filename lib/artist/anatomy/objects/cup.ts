import { curve, ellipse, rounded } from '../../shape/curve';
import { limb } from '../../shape/limb';
import { MIDDLE } from '../layout';
import type { DrawObject } from './drawing';

export const cup: DrawObject = (figure, cy, u) => {
  const { ink } = figure;
  const [rx, ry] = [112 * u, 118 * u];
  const outline = rounded(
    [
      [MIDDLE - rx, cy - ry],
      [MIDDLE + rx, cy - ry],
      [MIDDLE + rx * 0.8, cy + ry],
      [MIDDLE - rx * 0.8, cy + ry],
    ],
    40 * u,
  );
  const rim = ellipse(MIDDLE, cy - ry + 10 * u, rx * 1.0, 22 * u);
  const coffee = ellipse(MIDDLE, cy - ry + 12 * u, rx * 0.84, 14 * u);
  const band = rounded(
    [
      [MIDDLE - rx * 1.2, cy + ry * 0.5],
      [MIDDLE + rx * 1.2, cy + ry * 0.5],
      [MIDDLE + rx * 1.2, cy + ry * 0.74],
      [MIDDLE - rx * 1.2, cy + ry * 0.74],
    ],
    1,
  );
  return {
    rx,
    ry,
    outline,
    face: { cy: cy - ry * 0.06, rx: 92 * u, ry: 84 * u },
    shoulder: [rx * 0.86, cy + ry * 0.22],
    hatY: cy - ry * 0.9,
    inside: [{ path: band, material: 'accent' }],
    over: ink.mass(rim, 'body', { shade: 0 }) + ink.mass(coffee, 'belly', { width: ink.look.inner * 0.7, shade: 0 }),
    extra: (target) => {
      const handle = curve([
        [MIDDLE + rx * 0.86, cy - ry * 0.46],
        [MIDDLE + rx * 1.36, cy - ry * 0.46],
        [MIDDLE + rx * 1.36, cy + ry * 0.2],
        [MIDDLE + rx * 0.8, cy + ry * 0.26],
      ]);
      const grip = figure.ink.look.outer || 0;
      target.parts.push({
        id: 'handle',
        parent: 'body',
        z: 14,
        pivot: [MIDDLE + rx * 0.9, cy - ry * 0.1],
        limits: null,
        stage: 'features',
        svg: ink.line(handle, 'body', 26 * u + grip * 2) + ink.stroke(handle, 'body', 26 * u),
        rims: [
          limb(
            [
              [MIDDLE + rx, cy - ry * 0.4],
              [MIDDLE + rx * 1.24, cy - ry * 0.14],
              [MIDDLE + rx, cy + ry * 0.2],
            ],
            26 * u,
            26 * u,
          ).fill,
        ],
      });
      const steam = [-34, 0, 34]
        .map((dx, index) =>
          ink.stroke(
            curve([
              [MIDDLE + dx * u, cy - ry - 22 * u],
              [MIDDLE + (dx + 12) * u, cy - ry - 40 * u],
              [MIDDLE + (dx - 6) * u, cy - ry - 58 * u],
              [MIDDLE + (dx + 6) * u, cy - ry - (index === 1 ? 84 : 72) * u],
            ]),
            'steam',
            9 * u,
          ),
        )
        .join('');
      if (!target.brief.wear.some(({ item }) => /hat|cap|beanie|crown|beret|halo|helmet|bow$|flower/.test(item)))
        target.parts.push({
          id: 'steam',
          parent: 'body',
          z: 8,
          pivot: [MIDDLE, cy - ry - 14 * u],
          limits: [-15, 15],
          stage: 'features',
          svg: steam,
        });
    },
  };
};
