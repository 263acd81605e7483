import { ellipse } from '../../shape/curve';
import type { SceneEasel } from '../easel';
import { ball } from '../kit/ball';
import { merry } from '../kit/feast/merry';
import { dots, poly, slab, spread, stick } from '../kit/forms';
import { sky } from '../kit/sky';
import type { Setting } from './setting';

/**
 * The backdrop of a scene on a sports field; positions are in picture pixels, and `u` is a hundredth of the mascot's
 * height.
 */
export const sport: Setting = {
  title: 'on a sports field',
  words:
    'sport stadium field football soccer pitch arena match game tournament olympic athletics track baseball ' +
    'rugby race goal championship podium medal_ceremony',
  has: ['ball'],
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus },
    } = e;
    const [stand, grass, white] = [
      e.tone('stand', '#a9b4d3', 1),
      e.tone('pitch', '#86c66a'),
      e.shine('chalk_line', '#fbfdf6'),
    ];
    const top = horizon - u * 46;
    const seats = [0, 1, 2, 3].flatMap((row) =>
      spread(e, 0, width, Math.round(width / (u * 6)), 0.3).map((x, i): readonly [number, number, number] => [
        x,
        top + u * (9 + row * 9),
        (i * 7 + row * 3) % 5,
      ]),
    );
    const fans = ['#f0c8a0', '#e59a8c', '#8fb4e0', '#f2d27f', '#b9a3dc'].map((hex, kind) =>
      dots(
        e,
        seats.filter(([, , its]) => its === kind).map(([x, y]) => [x, y]),
        u * 2,
        e.tone(`fan_${kind}`, hex, 2).base,
      ),
    );
    const band = (i: number) =>
      e.fill(
        poly([
          [width * (i / 8), horizon],
          [width * ((i + 1) / 8), horizon],
          [width * ((i + 1) / 8) + (width * ((i + 1) / 8) - focus.x) * 0.7, height],
          [width * (i / 8) + (width * (i / 8) - focus.x) * 0.7, height],
        ]),
        grass.light,
        0.45,
      );
    return {
      sky: sky(e, horizon, { clouds: 3 }),
      far:
        e.fill(slab(0, top, width, horizon), stand.base) +
        [0, 1, 2, 3]
          .map((row) => e.fill(slab(0, top + u * (11 + row * 9), width, top + u * (14 + row * 9)), stand.shade))
          .join('') +
        fans.join('') +
        e.fill(slab(0, horizon - u * 7, width, horizon + u), e.tone('banner_board', '#5f7fb6').base) +
        spread(e, 0, width, Math.max(2, Math.round(width / (u * 40))), 0)
          .map((x, i) =>
            e.fill(slab(x - u * 12, horizon - u * 5, x + u * 12, horizon - u * 1.5), merry(e, i).light, 0.8),
          )
          .join(''),
      ground:
        e.fade(slab(0, horizon, width, height), [[grass.shade], [grass.base, 1, 0.4], [grass.light]]) +
        [-3, -1, 1, 3, 5, 7, 9].map(band).join('') +
        e.line(ellipse(focus.x, e.stage.ground + u * 2, u * 74, u * 15), white, u * 1.3, 0.85) +
        e.line(stick([0, horizon + u * 5], [width, horizon + u * 5]), white, u * 1, 0.85),
      near:
        goal(e, Math.max(u * 22, focus.left - u * 40), horizon + u * 9, u * 58) +
        ball(e, focus.right + u * 18, e.stage.ground + u * 1, u * 11),
    };
  },
};

function goal(e: SceneEasel, x: number, y: number, width: number): string {
  const white = e.shine('post', '#fdfdfa');
  const [w, h] = [width / 2, width * 0.62];
  const net =
    [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75]
      .map((s) => e.line(stick([x + w * s, y - h], [x + w * s * 0.9, y - h * 0.12]), white, width * 0.008, 0.5))
      .join('') +
    [0.25, 0.5, 0.75]
      .map((s) => e.line(stick([x - w * 0.97, y - h * s], [x + w * 0.97, y - h * s]), white, width * 0.008, 0.5))
      .join('');
  return (
    net +
    e.line(
      [
        ['M', x - w, y],
        ['L', x - w, y - h],
        ['L', x + w, y - h],
        ['L', x + w, y],
      ],
      white,
      width * 0.03,
    )
  );
}
