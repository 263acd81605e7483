import { blob, box, curve, ellipse } from '../../shape/curve';
import type { SceneEasel } from '../easel';
import { slab, solid, spread, stick } from '../kit/forms';
import { hangingLamp } from '../kit/room/lamps';
import { plant } from '../kit/room/plant';
import { wall } from '../kit/room/surfaces';
import { window } from '../kit/room/window';
import { mug } from '../kit/work/desk';
import { roomsOf } from './rooms';
import type { Setting } from './setting';

/**
 * The backdrop of a scene in a kitchen; positions are in picture pixels, and `u` is a hundredth of the mascot's height.
 */
export const kitchen: Setting = {
  title: 'in a kitchen',
  words: 'kitchen cook stove oven baking bakery restaurant diner kuche cocina cuisine pantry',
  indoor: true,
  draw: (e) => {
    const {
      stage: { horizon, u, width, focus, shape },
    } = e;
    const { top } = roomsOf(e);
    const [front, stone, metal, tile] = [
      e.tone('cupboard', '#a9c8bf'),
      e.tone('worktop', '#f1e7d8'),
      e.tone('steel', '#aeb6c2'),
      e.tone('tiles', '#fbf6ec'),
    ];
    const y = horizon + u * 8;
    const step = u * 28;
    const count = Math.ceil(width / step) + 1;
    const cupboard = (x: number, bottom: number, height: number) =>
      e.fill(slab(x, bottom - height, x + step, bottom), front.base) +
      e.line(box(x + step / 2, bottom - height / 2, step * 0.82, height * 0.84, u), front.shade, u * 0.7) +
      e.fill(box(x + step * 0.8, bottom - height * 0.62, u, u * 5, u * 0.5), metal.shade);
    const rackY = shape === 'portrait' ? top + u * 36 : top + u * 20;
    const windowX = shape === 'banner' ? focus.left - u * 44 : Math.max(u * 20, focus.left - u * 26);
    return {
      sky: wall(e, '#f3e5cb'),
      far:
        e.fill(slab(0, horizon - u * 50, width, y), tile.base) +
        Array.from({ length: 3 }, (_, i) =>
          e.line(stick([0, horizon - u * (44 - i * 8)], [width, horizon - u * (44 - i * 8)]), tile.shade, u * 0.4),
        ).join('') +
        spread(e, 0, width, Math.round(width / (u * 9)), 0)
          .map((x) => e.line(stick([x, horizon - u * 50], [x, horizon - u * 26]), tile.shade, u * 0.4))
          .join('') +
        window(e, windowX, rackY + u * 6, u * 38, u * 32) +
        pans(e, Math.min(width - u * 26, focus.right + u * 22), rackY - u * 8),
      middle:
        Array.from({ length: count }, (_, i) => cupboard(i * step - step * 0.4, y, u * 30)).join('') +
        e.fill(slab(0, y - u * 34, width, y - u * 29), stone.base) +
        e.fill(slab(0, y - u * 30, width, y - u * 28.6), stone.deep) +
        e.fill(slab(0, y - u * 3, width, y), front.deep),
      ground: floorTiles(e, y),
      near:
        pot(e, Math.min(width - u * 18, focus.right + u * 26), y - u * 34, u * 20) +
        mug(e, focus.left - u * 12, y - u * 34, u * 9, '#e8937d') +
        bowl(e, focus.left - u * 34, y - u * 34, u * 20) +
        hangingLamp(
          e,
          shape === 'banner' ? focus.left - u * 76 : width * 0.5 < focus.x ? width * 0.22 : focus.x,
          u * 14,
          u * 16,
        ) +
        (shape === 'banner'
          ? plant(e, width * 0.2, y - u * 34, u * 30) + bowl(e, width * 0.34, y - u * 34, u * 18)
          : ''),
    };
  },
};

function floorTiles(e: SceneEasel, y: number): string {
  const { width, height, u, focus } = e.stage;
  const tone = e.tone('floor', '#e3c7a4');
  const rows = [0.22, 0.55];
  return (
    e.fade(slab(0, y, width, height), [[tone.shade], [tone.base, 1, 0.4], [tone.light]]) +
    rows
      .map((s) => e.line(stick([0, y + (height - y) * s], [width, y + (height - y) * s]), tone.shade, u * 0.5, 0.7))
      .join('') +
    Array.from({ length: Math.ceil(width / (u * 24)) + 1 }, (_, i) =>
      e.line(stick([i * u * 24, y], [i * u * 24 + (i * u * 24 - focus.x) * 0.5, height]), tone.shade, u * 0.5, 0.7),
    ).join('')
  );
}

function pans(e: SceneEasel, x: number, y: number): string {
  const { u } = e.stage;
  const [metal, copper] = [e.tone('steel', '#aeb6c2'), e.tone('copper', '#d18f62')];
  return (
    e.line(stick([x - u * 24, y], [x + u * 24, y]), metal.deep, u * 1.2) +
    [-16, 0, 15]
      .map((dx, i) => {
        const [cx, r] = [x + dx * u, u * (6.5 - i * 0.9)];
        return (
          e.line(stick([cx, y], [cx, y + u * 10]), metal.shade, u * 1.1) +
          e.fill(ellipse(cx, y + u * 10 + r, r, r), i === 1 ? metal.base : copper.base) +
          e.fill(ellipse(cx - r * 0.1, y + u * 10 + r * 0.9, r * 0.72, r * 0.72), i === 1 ? metal.light : copper.light)
        );
      })
      .join('')
  );
}

function pot(e: SceneEasel, x: number, y: number, size: number): string {
  const tone = e.tone('pot_red', '#d9776a');
  return (
    [-0.16, 0.06]
      .map((dx) =>
        e.line(
          curve([
            [x + dx * size, y - size * 0.9],
            [x + (dx + 0.1) * size, y - size * 1.1],
            [x + (dx - 0.04) * size, y - size * 1.3],
            [x + (dx + 0.08) * size, y - size * 1.5],
          ]),
          e.shine('steam', '#ffffff'),
          size * 0.06,
          0.55,
        ),
      )
      .join('') +
    e.line(stick([x - size * 0.66, y - size * 0.5], [x + size * 0.66, y - size * 0.5]), tone.deep, size * 0.1) +
    solid(
      e,
      blob([
        [x - size * 0.52, y - size * 0.66, 0.9],
        [x + size * 0.52, y - size * 0.66, 0.9],
        [x + size * 0.46, y, 0.6],
        [x - size * 0.46, y, 0.6],
      ]),
      tone,
    ) +
    e.fill(box(x, y - size * 0.7, size * 1.12, size * 0.12, size * 0.05), tone.light) +
    e.fill(ellipse(x, y - size * 0.8, size * 0.09, size * 0.07), tone.deep)
  );
}

function bowl(e: SceneEasel, x: number, y: number, size: number): string {
  const [dish, fruit] = [e.tone('bowl', '#8fb6c9'), ['#ef9a5a', '#e0665c', '#f2cf63']];
  return (
    fruit
      .map((hex, i) =>
        e.fill(
          ellipse(x + (i - 1) * size * 0.26, y - size * (i === 1 ? 0.56 : 0.46), size * 0.19, size * 0.18),
          e.tone(`fruit_${i + 1}`, hex).base,
        ),
      )
      .join('') +
    solid(
      e,
      blob([
        [x - size * 0.54, y - size * 0.42, 0.9],
        [x + size * 0.54, y - size * 0.42, 0.9],
        [x + size * 0.26, y, 0.6],
        [x - size * 0.26, y, 0.6],
      ]),
      dish,
    )
  );
}
