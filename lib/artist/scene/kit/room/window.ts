import { blob, box, curve, ellipse } from '../../../shape/curve';
import type { SceneEasel } from '../../easel';
import type { TimeOfDay } from '../../light';
import { poly, stick } from '../forms';
import { cloud } from '../sky';

/** The colours of the sky in a window, at the top and at the bottom, by time of day. */
const PANES: Record<TimeOfDay, readonly [top: string, low: string]> = {
  dawn: ['#a8c4ec', '#ffdcc8'],
  day: ['#8accf7', '#e3f5ff'],
  sunset: ['#a878b8', '#ffc48a'],
  night: ['#1b2452', '#43549a'],
};

/** The positions of stars in a window, from its centre, as shares of its sides. */
const STARS = [
  [-0.3, -0.3],
  [0.2, -0.38],
  [0.34, 0],
  [-0.1, 0.06],
  [-0.38, 0.2],
] as const;

/** Draws a window around its centre, with the sky of the time of day. */
export function window(e: SceneEasel, x: number, y: number, width: number, height: number, frame = '#fdf8ee'): string {
  const { u } = e.stage;
  const tone = e.tone('frame', frame);
  const view = windowView(e, x, y, width, height);
  return (
    e.fill(box(x, y, width + u * 6, height + u * 6, u * 2), tone.shade) +
    e.fill(box(x - u * 0.4, y - u * 0.4, width + u * 5.2, height + u * 5.2, u * 2), tone.base) +
    view +
    e.fill(box(x, y, u * 1.6, height, 0.5), tone.base) +
    e.fill(box(x, y, width, u * 1.6, 0.5), tone.base) +
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
      e.light.time === 'night' ? 0.06 : 0.2,
    )
  );
}

/** Draws the view through a window: stars and the moon at night, else a cloud over hills. */
function windowView(e: SceneEasel, x: number, y: number, width: number, height: number): string {
  const { u } = e.stage;
  const glass = box(x, y, width, height, u * 1.5);
  const [top, low] = PANES[e.light.time];
  const hill = e.tone('pane_hill', '#8fc08a', 2);
  return (
    e.fade(glass, [[e.shine('pane', top)], [e.shine('pane_low', low)]]) +
    e.inside(
      glass,
      e.light.time === 'night'
        ? STARS.map(([dx, dy]) =>
            e.fill(ellipse(x + dx * width, y + dy * height, u * 0.6, u * 0.6), e.shine('star_light', '#fdf6dc')),
          ).join('') + e.fill(ellipse(x + width * 0.2, y - height * 0.18, u * 4, u * 4), e.shine('moon', '#fbf3d4'))
        : cloud(e, x + width * 0.12, y - height * 0.08, width * 0.6, e.shine('pane_cloud', '#ffffff'), 0.8) +
            e.fill(ellipse(x - width * 0.3, y + height * 0.62, width * 0.5, height * 0.32), hill.base) +
            e.fill(ellipse(x + width * 0.35, y + height * 0.6, width * 0.4, height * 0.24), hill.shade),
    )
  );
}

/** Draws two curtains beside a window. */
export function curtains(e: SceneEasel, x: number, y: number, width: number, height: number, hex: string): string {
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

/** Draws the light that falls through the window onto wall and floor. */
export function sunPatch(e: SceneEasel, x: number, width: number): string {
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
