import { blob, box, curve, ellipse } from '../../../shape/curve';
import type { Path } from '../../../shape/path';
import type { Easel } from '../../easel';
import { poly, stick } from '../forms';
import { cloud } from '../sky';

/** A window about its middle, with the sky of the hour in it. */
export function window(e: Easel, x: number, y: number, width: number, height: number, frame = '#fdf8ee'): string {
  const {
    light: { time },
    stage: { u },
  } = e;
  const tone = e.tone('frame', frame);
  const glass = box(x, y, width, height, u * 1.5);
  const [top, low] = (
    {
      dawn: ['#a8c4ec', '#ffdcc8'],
      day: ['#8accf7', '#e3f5ff'],
      sunset: ['#a878b8', '#ffc48a'],
      night: ['#1b2452', '#43549a'],
    } as const
  )[time];
  const view =
    e.fade(glass, [[e.shine('pane', top)], [e.shine('pane_low', low)]]) +
    e.inside(
      glass,
      time === 'night'
        ? [
            [-0.3, -0.3],
            [0.2, -0.38],
            [0.34, 0],
            [-0.1, 0.06],
            [-0.38, 0.2],
          ]
            .map(([dx = 0, dy = 0]) =>
              e.fill(ellipse(x + dx * width, y + dy * height, u * 0.6, u * 0.6), e.shine('star_light', '#fdf6dc')),
            )
            .join('') + e.fill(ellipse(x + width * 0.2, y - height * 0.18, u * 4, u * 4), e.shine('moon', '#fbf3d4'))
        : cloud(e, x + width * 0.12, y - height * 0.08, width * 0.6, e.shine('pane_cloud', '#ffffff'), 0.8) +
            e.fill(
              ellipse(x - width * 0.3, y + height * 0.62, width * 0.5, height * 0.32),
              e.tone('pane_hill', '#8fc08a', 2).base,
            ) +
            e.fill(
              ellipse(x + width * 0.35, y + height * 0.6, width * 0.4, height * 0.24),
              e.tone('pane_hill', '#8fc08a', 2).shade,
            ),
    );
  const bar = (path: Path) => e.fill(path, tone.base);
  return (
    e.fill(box(x, y, width + u * 6, height + u * 6, u * 2), tone.shade) +
    e.fill(box(x - u * 0.4, y - u * 0.4, width + u * 5.2, height + u * 5.2, u * 2), tone.base) +
    view +
    bar(box(x, y, u * 1.6, height, 0.5)) +
    bar(box(x, y, width, u * 1.6, 0.5)) +
    e.fill(box(x, y + height / 2 + u * 4, width + u * 12, u * 3, u), tone.base) +
    e.fill(box(x, y + height / 2 + u * 5.6, width + u * 10, u * 1.2, u * 0.5), tone.shade) +
    e.fill(
      poly([
        [x - width * 0.42, y + height * 0.44],
        [x - width * 0.1, y - height * 0.44],
        [x + width * 0.02, y - height * 0.44],
        [x - width * 0.3, y + height * 0.44],
      ]),
      e.shine('pane_glint', '#ffffff'),
      time === 'night' ? 0.06 : 0.2,
    )
  );
}

/** Two curtains beside a window. */
export function curtains(e: Easel, x: number, y: number, width: number, height: number, hex: string): string {
  const { u } = e.stage;
  const tone = e.tone('curtain', hex);
  const cloth = (s: 1 | -1) => {
    const edge = x + (s * width) / 2;
    const form = blob([
      [edge - s * u * 6, y - height / 2 - u * 7, 0.9],
      [edge + s * u * 13, y - height / 2 - u * 7, 0.9],
      [edge + s * u * 12, y],
      [edge + s * u * 14, y + height / 2 + u * 13, 0.9],
      [edge + s * u * 2, y + height / 2 + u * 13, 0.9],
      [edge + s * u * 4, y + height * 0.1],
    ]);
    return (
      e.fill(form, tone.base) +
      e.inside(
        form,
        [3, 8]
          .map((dx) =>
            e.line(
              curve([
                [edge + s * u * (dx - 2), y - height],
                [edge + s * u * (dx + 2), y],
                [edge + s * u * (dx + 1), y + height],
              ]),
              tone.shade,
              u * 1.5,
            ),
          )
          .join(''),
      )
    );
  };
  return (
    cloth(-1) +
    cloth(1) +
    e.line(
      stick([x - width / 2 - u * 17, y - height / 2 - u * 7.5], [x + width / 2 + u * 17, y - height / 2 - u * 7.5]),
      e.tone('rail', '#b98f5e').base,
      u * 1.6,
    )
  );
}

/** Light that the window throws on wall and floor. */
export function sunPatch(e: Easel, x: number, width: number): string {
  const { horizon, height, u } = e.stage;
  if (e.light.time === 'night') return '';
  const color = e.shine('patch', '#fff3cf');
  return e.fade(
    poly([
      [x - width * 0.4, horizon + u * 2],
      [x + width * 0.5, horizon + u * 2],
      [x + width * 0.95, height],
      [x - width * 0.25, height],
    ]),
    [
      [color, 0.5],
      [color, 0.12],
    ],
  );
}
