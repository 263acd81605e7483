import { blob, box, curve, ellipse } from '../../shape/curve';
import type { Easel } from '../easel';
import { poly, slab, solid, spread, stick } from '../kit/forms';
import {
  curtains,
  floor,
  floorLamp,
  hangingLamp,
  picture,
  plant,
  rug,
  shelf,
  sofa,
  sunPatch,
  wall,
  window,
} from '../kit/room';
import { fairyLights } from '../kit/feast';
import { mug } from '../kit/work';
import { roomsOf } from './rooms';
import type { Setting } from './setting';

const livingRoom: Setting = {
  title: 'in a living room',
  words: 'living_room room home house apartment lounge couch sofa indoors interior wohnzimmer salon fireside flat',
  has: ['sofa', 'plant', 'lamp'],
  indoor: true,
  draw: (e) => {
    const {
      stage: { horizon, u, focus, width, shape },
    } = e;
    const { left, right, top, close } = roomsOf(e);
    return {
      sky: wall(e, '#ecdfd0'),
      far:
        curtains(e, right.x + u * 6, top + u * 26, u * 44, u * 40, '#d9b9a6') +
        window(e, right.x + u * 6, top + u * 26, u * 44, u * 40) +
        (close
          ? picture(e, left.x + u * 12, top + u * 2, u * 34, u * 27, '#9fc3cf')
          : picture(e, left.x - u * 8, top + u * 16, u * 32, u * 26, '#9fc3cf') +
            picture(e, left.x + u * 18, top + u * 22, u * 16, u * 18, '#eec1a4')) +
        (shape === 'banner'
          ? shelf(e, width * 0.12, top + u * 34, u * 52) +
            picture(e, width * 0.3, top + u * 18, u * 26, u * 30, '#c5d3a8')
          : ''),
      ground: floor(e, '#cfa277') + sunPatch(e, right.x - u * 6, u * 34) + rug(e, '#d59a86'),
      near:
        sofa(e, left.x + (close ? u * 16 : -u * 12), horizon + u * 13, u * 88) +
        floorLamp(e, Math.max(u * 9, left.x - u * 62), horizon + u * 8, u * 100) +
        plant(e, Math.min(width - u * 6, focus.right + u * 26), horizon + u * 15, u * 58),
    };
  },
};

const bedroom: Setting = {
  title: 'in a bedroom',
  words: 'bedroom bed sleepover bedtime pillow blanket pyjama pyjamas schlafzimmer crib nursery',
  indoor: true,
  time: 'night',
  draw: (e) => {
    const {
      stage: { horizon, u, focus, width, shape },
    } = e;
    const { left, right, top, close } = roomsOf(e);
    return {
      sky: wall(e, '#c8cbe6'),
      far:
        curtains(e, right.x + u * 4, top + u * 26, u * 42, u * 42, '#a9a3d6') +
        window(e, right.x + u * 4, top + u * 26, u * 42, u * 42) +
        picture(e, left.x - u * 4, top + u * 14, u * 28, u * 22, '#f0cfae') +
        fairyLights(e, [-u * 4, Math.max(u * 6, top - u * 6)], [width * 0.5, Math.max(u * 6, top - u * 6)], u * 6) +
        fairyLights(
          e,
          [width * 0.5, Math.max(u * 6, top - u * 6)],
          [width + u * 4, Math.max(u * 6, top - u * 6)],
          u * 6,
        ) +
        (shape === 'banner' ? shelf(e, width * 0.14, top + u * 30, u * 52) : ''),
      ground: floor(e, '#c09a80') + rug(e, '#b7a6dd'),
      near:
        bed(e, left.x + (close ? u * 28 : -u * 22), horizon + u * 14, u * 112) +
        (close
          ? plant(e, Math.min(width - u * 9, focus.right + u * 26), horizon + u * 14, u * 44, '#d9b3a6')
          : floorLamp(e, Math.min(width - u * 7, focus.right + u * 62), horizon + u * 12, u * 88)) +
        slippers(e, focus.right + u * 26, horizon + u * 24),
    };
  },
};

function bed(e: Easel, x: number, y: number, width: number): string {
  const [wood, sheet, quilt, pillow] = [
    e.tone('bed', '#b98f6c'),
    e.tone('sheet', '#f5f1ea'),
    e.tone('quilt', '#8fa6d9'),
    e.tone('pillow', '#fdfbf6'),
  ];
  const [w, h] = [width / 2, width * 0.34];
  const cover = blob([
    [x - w * 0.5, y - h * 0.72, 0.8],
    [x + w * 0.2, y - h * 0.8],
    [x + w * 0.94, y - h * 0.7, 0.7],
    [x + w * 0.98, y - h * 0.16, 0.9],
    [x - w * 0.5, y - h * 0.16, 0.9],
  ]);
  return (
    e.fill(box(x - w * 0.95, y - h * 0.62, w * 0.12, h * 1.24, w * 0.05), wood.base) +
    e.fill(slab(x - w * 0.94, y - h * 0.34, x + w * 0.96, y - h * 0.1), wood.shade) +
    e.fill(slab(x + w * 0.86, y - h * 0.3, x + w * 0.96, y), wood.deep) +
    e.fill(box(x, y - h * 0.44, w * 1.86, h * 0.34, h * 0.1), sheet.base) +
    e.fill(
      blob([
        [x - w * 0.88, y - h * 0.6, 0.4],
        [x - w * 0.8, y - h * 0.9],
        [x - w * 0.56, y - h * 0.88],
        [x - w * 0.46, y - h * 0.6, 0.4],
      ]),
      pillow.base,
    ) +
    e.fill(
      blob([
        [x - w * 0.88, y - h * 0.6, 0.4],
        [x - w * 0.66, y - h * 0.68],
        [x - w * 0.46, y - h * 0.6, 0.4],
      ]),
      pillow.shade,
    ) +
    e.fill(cover, quilt.base) +
    e.inside(
      cover,
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          e.line(stick([x + w * (i * 0.32 - 0.6), y - h], [x + w * (i * 0.32 - 0.42), y]), quilt.light, width * 0.012),
        )
        .join('') + e.fill(slab(x - w, y - h * 0.3, x + w, y), quilt.shade, 0.6),
    ) +
    e.fill(slab(x - w * 0.5, y - h * 0.75, x - w * 0.36, y - h * 0.16), sheet.shade)
  );
}

function slippers(e: Easel, x: number, y: number): string {
  const { u } = e.stage;
  const tone = e.tone('slipper', '#e59a9f');
  return [0, 9]
    .map(
      (dx) =>
        e.fill(
          blob([
            [x + dx * u, y - u * 2.6],
            [x + (dx + 3.2) * u, y],
            [x + dx * u, y + u * 2],
            [x + (dx - 3.2) * u, y],
          ]),
          tone.base,
        ) + e.fill(ellipse(x + dx * u, y - u * 0.6, u * 2, u * 1.2), tone.deep),
    )
    .join('');
}

const kitchen: Setting = {
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

function floorTiles(e: Easel, y: number): string {
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

function pans(e: Easel, x: number, y: number): string {
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

function pot(e: Easel, x: number, y: number, size: number): string {
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

function bowl(e: Easel, x: number, y: number, size: number): string {
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

const cafe: Setting = {
  title: 'in a café',
  words: 'cafe coffee_shop coffeehouse coffeeshop coffee bistro tearoom bar espresso_bar kaffeehaus',
  has: ['mug'],
  indoor: true,
  draw: (e) => {
    const {
      stage: { horizon, u, width, focus, shape },
    } = e;
    const { left, right, top } = roomsOf(e);
    const [counter, top2] = [e.tone('counter', '#8f6a52'), e.tone('counter_top', '#e6cfae')];
    const y = horizon + u * 10;
    const menu = box(right.x, top + u * 20, u * 42, u * 32, u * 2);
    const chalk = e.shine('chalk', '#f3f7f0');
    return {
      sky: wall(e, '#dcc3a6'),
      far:
        window(e, left.x - (focus.left > u * 90 ? u * 26 : 0), top + u * 26, u * 46, u * 38, '#7a5a48') +
        e.fill(menu, e.tone('slate', '#48574f').base) +
        [0.15, 0.34, 0.52, 0.7]
          .map((s, i) =>
            e.line(
              stick(
                [right.x - u * 15, top + u * (5 + 30 * s)],
                [right.x - u * 15 + u * ([24, 30, 20, 27][i] ?? 24), top + u * (5 + 30 * s)],
              ),
              chalk,
              u * 1.1,
              0.8,
            ),
          )
          .join('') +
        (focus.left > u * 130 ? shelf(e, focus.left - u * 126, top + u * 34, u * 50) : ''),
      middle:
        e.fill(slab(0, y - u * 32, width, y), counter.base) +
        spread(e, 0, width, Math.round(width / (u * 16)), 0)
          .map((x) => e.line(stick([x, y - u * 28], [x, y]), counter.shade, u * 0.8))
          .join('') +
        e.fill(slab(0, y - u * 36, width, y - u * 31), top2.base) +
        e.fill(slab(0, y - u * 32.4, width, y - u * 31), top2.deep) +
        e.fill(slab(0, y - u * 3, width, y), counter.deep),
      ground: floor({ ...e, stage: { ...e.stage, horizon: y } }, '#b98862', true, '#6b4f40'),
      near:
        machine(e, Math.max(u * 20, focus.left - u * 30), y - u * 36, u * 32) +
        mug(e, focus.right + u * 12, y - u * 36, u * 9) +
        mug(e, focus.right + u * 24, y - u * 36, u * 9, '#d9937b') +
        plant(e, Math.min(width - u * 9, focus.right + u * 42), y - u * 36, u * 30) +
        [0, 1, 2]
          .map((i) =>
            hangingLamp(
              e,
              width * (shape === 'banner' ? 0.5 + i * 0.17 : 0.2 + i * 0.3),
              u * (12 + (i % 2) * 5),
              u * 15,
              '#5f8f86',
            ),
          )
          .join(''),
    };
  },
};

function machine(e: Easel, x: number, y: number, size: number): string {
  const [steel, dark] = [e.tone('steel', '#b6bcc6'), e.tone('machine', '#4c4a58')];
  return (
    solid(e, box(x, y - size * 0.74, size * 1.24, size * 0.36, size * 0.06), steel, 0.24) +
    e.fill(slab(x - size * 0.5, y - size * 0.58, x + size * 0.5, y - size * 0.1), dark.base) +
    e.fill(box(x, y - size * 0.06, size * 1.24, size * 0.12, size * 0.03), steel.shade) +
    [-0.25, 0.22]
      .map(
        (dx) =>
          e.fill(box(x + dx * size, y - size * 0.52, size * 0.2, size * 0.1, 2), steel.light) +
          e.fill(
            box(x + dx * size, y - size * 0.19, size * 0.16, size * 0.16, size * 0.02),
            e.tone('mug', '#f0e2cd').base,
          ),
      )
      .join('') +
    [-0.4, -0.22]
      .map((dx) => e.fill(ellipse(x + dx * size, y - size * 0.74, size * 0.055, size * 0.055), dark.base))
      .join('') +
    [0.1, 0.3, 0.5]
      .map((dx, i) =>
        e.fill(
          slab(x + (dx - 0.06) * size, y - size * 1.05, x + (dx + 0.06) * size, y - size * 0.92),
          i % 2 ? e.tone('mug', '#f0e2cd').shade : e.tone('mug', '#f0e2cd').base,
        ),
      )
      .join('') +
    e.fill(
      poly([
        [x - size * 0.5, y - size * 0.92],
        [x - size * 0.2, y - size * 0.92],
        [x - size * 0.24, y - size * 1.14],
        [x - size * 0.46, y - size * 1.14],
      ]),
      dark.light,
    )
  );
}

export const HOME = { living_room: livingRoom, bedroom, kitchen, cafe };
