import { ellipse } from '../../shape/curve';
import { slab, spread } from '../kit/forms';
import {
  bookcase,
  books,
  floor,
  hangingLamp,
  picture,
  plant,
  rug,
  shelf,
  sunPatch,
  table,
  wall,
  window,
} from '../kit/room';
import { chalkboard, deskLamp, flask, monitor, mug, officeChair, rack, whiteboard } from '../kit/work';
import { roomsOf } from './rooms';
import type { Setting } from './setting';

const office: Setting = {
  title: 'at a desk in the office',
  words:
    'office desk workplace workspace cubicle boardroom coworking startup buro oficina bureau computer laptop meeting',
  has: ['screen', 'chair', 'plant'],
  indoor: true,
  draw: (e) => {
    const {
      stage: { horizon, u, focus, width },
    } = e;
    const { left, right, top, close } = roomsOf(e);
    const deskX = left.x + (close ? u * 6 : -u * 4);
    return {
      sky: wall(e, '#dfe6ea'),
      far:
        window(e, left.x, top + u * 26, u * 44, u * 38) +
        whiteboard(e, right.x + u * 2, top + u * 24, u * 58, u * 36) +
        (e.stage.shape === 'banner' ? picture(e, width * 0.08, top + u * 24, u * 22, u * 28, '#bcd3d8') : ''),
      ground: floor(e, '#d8b48a') + sunPatch(e, left.x, u * 44) + rug(e, '#9fb6cf'),
      near:
        officeChair(e, deskX + u * 6, horizon + u * 11, u * 56) +
        table(e, deskX, horizon + u * 14, u * 84, u * 38, '#c79a6b') +
        monitor(e, deskX - u * 6, horizon - u * 22, u * 30) +
        mug(e, deskX + u * 17, horizon - u * 22.5, u * 8, '#f0b49a') +
        deskLamp(e, deskX - u * 33, horizon - u * 22.5, u * 24) +
        plant(e, Math.min(width - u * 6, focus.right + u * 20), horizon + u * 14, u * 50),
      front: '',
    };
  },
};

const classroom: Setting = {
  title: 'in a classroom',
  words:
    'classroom school lesson lecture university college blackboard chalkboard class schule escuela ecole ' +
    'kindergarten teaching',
  indoor: true,
  draw: (e) => {
    const {
      stage: { horizon, u, focus, width },
    } = e;
    const { left, right, top } = roomsOf(e);
    const board = Math.min(u * 112, width * 0.62);
    const x = e.stage.shape === 'banner' ? focus.x - u * 20 : focus.x;
    const letters = ['#e39a8a', '#f0c37f', '#9fc79a', '#8fb9d9', '#b9a6d9'];
    return {
      sky: wall(e, '#f2e3c4'),
      far:
        chalkboard(e, x, top + u * 32, board, u * 48) +
        letters
          .map((hex, i) => picture(e, x - board * 0.4 + i * board * 0.2, top + u * 1, u * 8, u * 8, hex))
          .join('') +
        (left.x < x - board / 2 - u * 16 ? window(e, left.x - u * 16, top + u * 30, u * 34, u * 38) : ''),
      ground: floor(e, '#cfa173') + sunPatch(e, left.x - u * 10, u * 40),
      near:
        bookcase(e, Math.max(-u * 18, left.x - u * 36), horizon + u * 8, u * 46, u * 50, 2) +
        globe(left.x - u * 12, horizon - u * 42) +
        table(e, right.x + u * 8, horizon + u * 16, u * 46, u * 32, '#d6a873') +
        books(e, right.x - u * 8, horizon - u * 16, u * 14, u * 12) +
        apple(right.x + u * 18, horizon - u * 16),
      front: '',
    };

    function globe(gx: number, gy: number): string {
      const [sea, land, foot] = [
        e.tone('globe', '#79b6dd'),
        e.tone('globe_land', '#8fc48a'),
        e.tone('globe_foot', '#9a7350'),
      ];
      return (
        e.line(
          [
            ['M', gx, gy],
            ['L', gx, gy - u * 5],
          ],
          foot.base,
          u * 1.4,
        ) +
        e.fill(ellipse(gx, gy, u * 6, u * 1.4), foot.base) +
        e.fill(ellipse(gx, gy - u * 12, u * 9, u * 9), sea.base) +
        e.inside(
          ellipse(gx, gy - u * 12, u * 9, u * 9),
          e.fill(ellipse(gx - u * 3, gy - u * 14, u * 4, u * 5), land.base) +
            e.fill(ellipse(gx + u * 5, gy - u * 9, u * 4, u * 3), land.shade),
        )
      );
    }
    function apple(ax: number, ay: number): string {
      const skin = e.tone('apple', '#e0665c');
      return (
        e.fill(ellipse(ax, ay - u * 3, u * 3.4, u * 3.2), skin.base) +
        e.fill(ellipse(ax - u * 1, ay - u * 4, u * 1, u * 0.8), skin.light) +
        e.line(
          [
            ['M', ax, ay - u * 6],
            ['L', ax + u * 0.8, ay - u * 8],
          ],
          e.tone('bark', '#8a6246').base,
          u * 0.7,
        )
      );
    }
  },
};

const library: Setting = {
  title: 'in a library',
  words: 'library bookshelf bookcase bookshop bookstore archive reading_room bibliothek biblioteca',
  has: ['books'],
  indoor: true,
  draw: (e) => {
    const {
      stage: { horizon, u, focus, width, height, shape },
    } = e;
    const tall = Math.min(horizon * 0.94, u * 140);
    const count = Math.max(2, Math.round(width / (u * 66)));
    return {
      sky: wall(e, '#e9d3ae'),
      far:
        spread(e, 0, width, count, 0)
          .map((x) =>
            bookcase(
              e,
              x - (width / count) * 0.46,
              horizon + u * 2,
              (width / count) * 0.92,
              tall,
              Math.max(3, Math.round(tall / (u * 24))),
              '#b98357',
            ),
          )
          .join('') + e.fill(slab(0, 0, width, height), e.shine('lamplight', '#ffe9b0'), 0.2),
      ground: floor(e, '#b9835a') + rug(e, '#c97f72'),
      near:
        hangingLamp(e, shape === 'banner' ? focus.left - u * 30 : width * 0.16, u * 26, u * 18, '#7fa68a') +
        hangingLamp(e, width * 0.86, u * 20, u * 18, '#7fa68a') +
        table(e, focus.right + u * 26, horizon + u * 16, u * 46, u * 30, '#a8744c') +
        books(e, focus.right + u * 12, horizon - u * 13.5, u * 20, u * 12) +
        stack(focus.left - u * 22, horizon + u * 18),
    };

    function stack(x: number, y: number): string {
      return ['#d9776a', '#6fa6c9', '#e8b45f', '#7fb38a', '#9a86c4']
        .map((hex, i) => {
          const tone = e.tone(`pile_${i + 1}`, hex);
          const [w, dx] = [u * (24 - i * 1.4), u * ([0, 2, -1, 1.5, -2][i] ?? 0)];
          return (
            e.fill(slab(x + dx - w / 2, y - u * 5 * (i + 1), x + dx + w / 2, y - u * 5 * i - u * 0.3), tone.base) +
            e.fill(
              slab(x + dx + w * 0.3, y - u * 5 * (i + 1) + u, x + dx + w / 2, y - u * 5 * i - u * 1.3),
              e.tone('page', '#fbf3e0').base,
            )
          );
        })
        .join('');
    }
  },
};

const laboratory: Setting = {
  title: 'in a laboratory',
  words: 'laboratory lab science chemistry experiment research labor laboratorio',
  has: ['flask'],
  indoor: true,
  draw: (e) => {
    const {
      stage: { horizon, u },
    } = e;
    const { left, right, top, close } = roomsOf(e);
    const [leftX, rightX] = [left.x + (close ? u * 10 : -u * 2), right.x + (close ? -u * 8 : u * 6)];
    const vials = [
      ['fluid_a', '#7fd0b8'],
      ['fluid_b', '#f2a0a8'],
      ['fluid_c', '#f0cf7a'],
      ['fluid_d', '#a99ae6'],
    ] as const;
    const row = (x: number, y: number, size: number, from: number): string =>
      [0, 1, 2]
        .map((i) => {
          const [name, hex] = vials[(i + from) % 4] ?? vials[0];
          return flask(e, x + (i - 1) * size * 0.95, y, size * ([1, 0.8, 1.15][i] ?? 1), name, hex);
        })
        .join('');
    return {
      sky: wall(e, '#d5e6e6'),
      far:
        shelf(e, right.x, top + u * 30, u * 54, '#9fb3ba') +
        picture(e, left.x, top + u * 22, u * 34, u * 40, '#f4f7ee') +
        (e.stage.shape === 'banner' ? whiteboard(e, left.x - u * 70, top + u * 22, u * 60, u * 38) : ''),
      ground: floor(e, '#b9cbd0', false, '#f3f7f7'),
      near:
        table(e, leftX, horizon + u * 14, u * 72, u * 38, '#dfe8ea') +
        row(leftX - u * 6, horizon - u * 22, u * 19, 0) +
        table(e, rightX, horizon + u * 13, u * 64, u * 36, '#dfe8ea') +
        row(rightX + u * 4, horizon - u * 21, u * 16, 2),
    };
  },
};

const serverRoom: Setting = {
  title: 'in a server room',
  words:
    'server_room data_center datacenter server datacentre cloud_computing hosting backend network cyber cybersecurity',
  has: ['server'],
  indoor: true,
  time: 'day',
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus },
    } = e;
    const glow = e.shine('led_glow', '#6fc4ff');
    const count = Math.max(3, Math.round(width / (u * 48)));
    const [deep, tile] = [e.tone('hall', '#28325a'), e.tone('tile', '#3b4673')];
    return {
      sky:
        e.fade(slab(0, 0, width, height), [[deep.shade], [deep.light], [deep.base]]) +
        spread(e, 0, width, Math.max(2, Math.round(count / 1.5)), 0)
          .map(
            (x) =>
              e.fill(slab(x - u * 14, u * 5, x + u * 14, u * 7.5), e.shine('tube', '#dff3ff'), 0.9) +
              e.glow(x, u * 6, u * 40, u * 22, glow, 0.35),
          )
          .join(''),
      far: spread(e, 0, width, count * 2, 0)
        .map((x) => rack(e, x, horizon + u * 1, u * 21, Math.min(horizon * 0.6, u * 70), 2))
        .join(''),
      ground:
        e.fade(slab(0, horizon, width, height), [[tile.shade], [tile.base]]) +
        spread(e, 0, width, count * 2 + 1, 0)
          .map((x) =>
            e.line(
              [
                ['M', x, horizon],
                ['L', x + (x - focus.x) * 0.6, height],
              ],
              glow,
              u * 0.4,
              0.35,
            ),
          )
          .join('') +
        [0.25, 0.6]
          .map((s) =>
            e.line(
              [
                ['M', 0, horizon + (height - horizon) * s],
                ['L', width, horizon + (height - horizon) * s],
              ],
              glow,
              u * 0.4,
              0.3,
            ),
          )
          .join('') +
        e.glow(focus.x, e.stage.ground, u * 70, u * 14, glow, 0.5),
      near: spread(e, 0, width, count, 0)
        .map((x) =>
          x + u * 16 > focus.left - u * 6 && x - u * 16 < focus.right + u * 6
            ? ''
            : rack(e, x, horizon + u * 9, u * 34, Math.min(horizon * 0.84, u * 104)),
        )
        .join(''),
    };
  },
};

export const WORK = { office, classroom, library, laboratory, server_room: serverRoom };
