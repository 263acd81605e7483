import { box, curve, ellipse } from '../../shape/curve';
import type { Easel } from '../easel';
import { dots, hills, poly, slab, spread, stick } from '../kit/forms';
import { balloons, bunting, cake, christmasTree, confetti, fairyLights, gift, merry, pumpkin } from '../kit/feast';
import { ground, hillside, meadow, rock } from '../kit/land';
import { birds, sky } from '../kit/sky';
import { curtains, floor, picture, rug, table, wall, window } from '../kit/room';
import { fence, house } from '../kit/town';
import { bareTree } from '../kit/trees';
import { ball } from '../kit/pieces';
import { roomsOf } from './rooms';
import type { Setting } from './setting';

const party: Setting = {
  title: 'at a party',
  words:
    'party birthday anniversary celebration festival fiesta wedding carnival disco geburtstag cumpleanos ' +
    'new_year launch_party',
  has: ['balloons', 'cake', 'gift'],
  indoor: true,
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus, shape },
    } = e;
    const low = Math.max(height * 0.1, horizon - u * 96);
    return {
      sky: wall(e, '#cfe0f0'),
      far:
        spread(e, 0, width, Math.round(width / (u * 16)), 0)
          .map((x, i) =>
            i % 2 ? e.fill(slab(x - u * 4, 0, x + u * 4, horizon), e.tone('stripe', '#dfeaf5').light, 0.5) : '',
          )
          .join('') +
        bunting(e, [-u * 4, low * 0.5], [width * 0.5, low * 0.42], u * 8) +
        bunting(e, [width * 0.5, low * 0.42], [width + u * 4, low * 0.5], u * 8) +
        (shape === 'portrait' ? bunting(e, [-u * 4, low * 1.1], [width + u * 4, low * 0.95], u * 12) : ''),
      ground: floor(e, '#d9b08c') + rug(e, '#e39fb0'),
      near:
        balloons(e, focus.left - u * 22, horizon + u * 14, u * 100) +
        balloons(e, Math.min(width - u * 10, focus.right + u * 34), horizon + u * 4, u * 84) +
        table(e, focus.right + u * 28, horizon + u * 17, u * 48, u * 30, '#f3e4ea') +
        cake(e, focus.right + u * 28, horizon - u * 12.5, u * 26) +
        gift(e, focus.left - u * 30, horizon + u * 24, u * 22, 0) +
        gift(e, focus.left - u * 12, horizon + u * 27, u * 14, 3) +
        (shape === 'banner'
          ? balloons(e, width * 0.07, horizon + u * 10, u * 90) +
            gift(e, width * 0.07 + u * 24, horizon + u * 22, u * 20, 2)
          : '') +
        confetti(e, 0, horizon, Math.round((width * height) / (u * u * 260))),
    };
  },
};

const stage: Setting = {
  title: 'on a stage',
  words:
    'stage concert theater theatre spotlight show performance podium conference keynote talk award awards opera ' +
    'band buhne escenario presentation',
  indoor: true,
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus },
    } = e;
    const [back, drape, wood] = [
      e.tone('backcloth', '#3f3a78'),
      e.tone('drape', '#b6485f'),
      e.tone('stage_floor', '#b98560'),
    ];
    const light = e.shine('spot', '#fff3cf');
    const beam = (from: number, to: number, half: number, opacity: number) =>
      e.fade(
        poly([
          [from - u * 3, -u],
          [from + u * 3, -u],
          [to + half, e.stage.ground],
          [to - half, e.stage.ground],
        ]),
        [
          [light, opacity],
          [light, opacity * 0.25],
        ],
      );
    const cloth = (s: 1 | -1) => {
      const [edge, w] = [
        s > 0 ? 0 : width,
        Math.min(u * 34, Math.max(u * 18, (s > 0 ? focus.left : width - focus.right) * 0.62)),
      ];
      return (
        [0, 1, 2, 3]
          .map((i) =>
            e.fade(
              poly([
                [edge + s * w * (i / 4), 0],
                [edge + s * w * ((i + 1.04) / 4), 0],
                [edge + s * w * ((i + 0.86) / 4), horizon + u * 10],
                [edge + s * w * ((i * 0.86) / 4), horizon + u * 10],
              ]),
              [[i % 2 ? drape.shade : drape.base], [i % 2 ? drape.deep : drape.shade]],
            ),
          )
          .join('') +
        e.line(
          curve([
            [edge, horizon * 0.6],
            [edge + s * w * 0.5, horizon * 0.64],
            [edge + s * w * 0.95, horizon * 0.56],
          ]),
          e.shine('tassel', '#f0c56a'),
          u * 1.6,
        )
      );
    };
    return {
      sky:
        e.fade(slab(0, 0, width, horizon + u), [[back.deep], [back.base, 1, 0.7], [back.light]]) +
        spread(e, 0, width, Math.round(width / (u * 15)), 0.4)
          .map((x) =>
            e.glow(
              x,
              e.dice.between(u * 10, horizon),
              u * e.dice.between(3, 6),
              u * e.dice.between(3, 6),
              e.shine('bokeh', '#c3a9ff'),
              0.5,
            ),
          )
          .join(''),
      far:
        e.glow(focus.x, horizon - u * 30, u * 70, u * 62, e.shine('aura', '#ffd9a0'), 0.55) +
        beam(focus.x - u * 78, focus.x, u * 34, 0.5) +
        beam(focus.x + u * 78, focus.x, u * 34, 0.42) +
        beam(focus.x, focus.x, u * 40, 0.3),
      ground:
        e.fade(slab(0, horizon, width, height), [[wood.deep], [wood.base, 1, 0.3], [wood.shade]]) +
        Array.from({ length: Math.ceil(width / (u * 18)) + 1 }, (_, i) =>
          e.line(
            stick([i * u * 18, horizon], [i * u * 18 + (i * u * 18 - focus.x) * 0.6, height]),
            wood.deep,
            u * 0.5,
            0.6,
          ),
        ).join('') +
        e.fill(ellipse(focus.x, e.stage.ground, Math.max(u * 58, focus.width * 0.8), u * 12), light, 0.4),
      near:
        cloth(1) +
        cloth(-1) +
        [0, 1, 2, 3, 4, 5]
          .map((i) =>
            e.fill(
              poly([
                [(width / 6) * i, 0],
                [(width / 6) * (i + 1), 0],
                [(width / 6) * (i + 0.82), u * 11],
                [(width / 6) * (i + 0.5), u * 15],
                [(width / 6) * (i + 0.18), u * 11],
              ]),
              i % 2 ? drape.shade : drape.base,
            ),
          )
          .join(''),
      front: e.minimal ? '' : crowd(e),
    };
  },
};

/** Heads of people who look on, dark against the light. */
function crowd(e: Easel): string {
  const { width, height, u } = e.stage;
  const tone = e.tone('crowd', '#2b2650');
  return spread(e, 0, width, Math.round(width / (u * 17)), 0.25)
    .map(
      (x) =>
        e.fill(ellipse(x, height - u * e.dice.between(1, 4), u * 5, u * 5.6), tone.base) +
        e.fill(ellipse(x, height + u * 6, u * 8.6, u * 6.4), tone.base),
    )
    .join('');
}

const halloween: Setting = {
  title: 'on Halloween night',
  words: 'halloween spooky haunted graveyard cemetery horror witch pumpkin creepy vampire trick_or',
  has: ['pumpkin', 'house'],
  time: 'night',
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus, shape },
    } = e;
    const [high, low] = [e.shine('spook_1', '#1d1440'), e.shine('spook_2', '#5b3280')];
    const [mx, my] = [
      shape === 'banner' ? focus.left - u * 64 : shape === 'wide' ? width * 0.24 : width * 0.2,
      height * 0.22,
    ];
    const stoneAt = (x: number, y: number, s: number) =>
      e.fill(box(x, y - s * 0.45, s * 0.7, s * 0.95, s * 0.3), e.tone('grave', '#8f90a8').base) +
      e.line(
        stick([x - s * 0.16, y - s * 0.58], [x + s * 0.16, y - s * 0.58]),
        e.tone('grave', '#8f90a8').deep,
        s * 0.06,
      ) +
      e.line(stick([x, y - s * 0.74], [x, y - s * 0.36]), e.tone('grave', '#8f90a8').deep, s * 0.06);
    const bat = (x: number, y: number, s: number) =>
      e.fill(
        poly([
          [x, y],
          [x + s * 0.3, y - s * 0.34],
          [x + s, y - s * 0.2],
          [x + s * 0.7, y],
          [x + s * 0.5, y - s * 0.02],
          [x + s * 0.36, y + s * 0.14],
          [x, y + s * 0.12],
          [x - s * 0.36, y + s * 0.14],
          [x - s * 0.5, y - s * 0.02],
          [x - s * 0.7, y],
          [x - s, y - s * 0.2],
          [x - s * 0.3, y - s * 0.34],
        ]),
        e.tone('bat', '#241a3c').base,
      );
    return {
      sky:
        e.fade(slab(0, 0, width, height), [[high], [low, 1, 0.55], [e.shine('spook_3', '#c8683f')]]) +
        e.glow(mx, my, u * 60, u * 60, e.shine('spook_moon_glow', '#ffcf8a'), 0.55) +
        e.fill(ellipse(mx, my, u * 15, u * 15), e.shine('spook_moon', '#ffe6b0')) +
        e.fill(ellipse(mx - u * 4, my - u * 4, u * 3, u * 3), e.shine('spook_crater', '#f2d190')) +
        e.fill(ellipse(mx + u * 5, my + u * 3, u * 4, u * 4), e.shine('spook_crater', '#f2d190')),
      far:
        hillside(e, horizon - u * 10, u * 7, 2, 'spook_hill', '#6d5a94', 1) +
        house(e, Math.min(width * 0.88, focus.right + u * 46), horizon - u * 6, u * 34, '#6d5f96', '#4a3f74', 1) +
        bat(mx + u * 22, my + u * 6, u * 6) +
        bat(mx + u * 34, my - u * 5, u * 4) +
        bat(mx - u * 10, my + u * 16, u * 4.5),
      middle:
        fence(e, -u * 4, width + u * 4, horizon + u * 3, u * 16, '#4a4068') +
        bareTree(e, focus.left - u * 32, horizon + u * 8, u * 104, '#463a5c') +
        (shape === 'banner' ? bareTree(e, width * 0.08, horizon + u * 6, u * 90, '#463a5c') : ''),
      ground: ground(e, 'spook_grass', '#7a7f5c'),
      near:
        stoneAt(focus.left - u * 10, horizon + u * 12, u * 18) +
        stoneAt(focus.right + u * 44, horizon + u * 12, u * 20) +
        pumpkin(e, focus.right + u * 22, horizon + u * 24, u * 26, true) +
        pumpkin(e, focus.left - u * 32, horizon + u * 27, u * 20, true) +
        pumpkin(e, focus.right + u * 42, horizon + u * 28, u * 15, false) +
        meadow(e, horizon + u * 6, height, 18, '#5f6a4a'),
      front:
        e.glow(width * 0.2, height, width * 0.4, u * 14, e.shine('spook_mist', '#b7a3dc'), 0.4) +
        e.glow(width * 0.8, height, width * 0.4, u * 14, e.shine('spook_mist', '#b7a3dc'), 0.4),
    };
  },
};

const christmas: Setting = {
  title: 'by the Christmas tree',
  words: 'christmas xmas noel navidad weihnachten santa advent christmas_tree christmas_eve holidays festive fireplace',
  has: ['christmas_tree', 'gift'],
  indoor: true,
  time: 'night',
  draw: (e) => {
    const {
      stage: { width, horizon, u, focus, shape },
    } = e;
    const { left, right, top } = roomsOf(e);
    const garland = Math.max(u * 6, top - u * 4);
    return {
      sky: wall(e, '#e3bd9f'),
      far:
        curtains(e, left.x - u * 2, top + u * 28, u * 40, u * 42, '#8fae94') +
        window(e, left.x - u * 2, top + u * 28, u * 40, u * 42) +
        hearth(e, shape === 'banner' ? focus.left - u * 108 : -u * 400, horizon + u * 4, u * 62) +
        fairyLights(e, [-u * 4, garland], [width * 0.5, garland], u * 5) +
        fairyLights(e, [width * 0.5, garland], [width + u * 4, garland], u * 5) +
        picture(e, right.x + u * 20, top + u * 16, u * 20, u * 24, '#e9d3b0'),
      ground: floor(e, '#b98260', true, '#f3e3cf') + rug(e, '#b9605c'),
      near:
        christmasTree(e, Math.min(width - u * 26, focus.right + u * 32), horizon + u * 15, u * 112) +
        gift(e, focus.left - u * 18, horizon + u * 18, u * 22, 0) +
        gift(e, focus.left - u * 40, horizon + u * 22, u * 18, 3) +
        gift(e, focus.right + u * 14, horizon + u * 25, u * 15, 2) +
        gift(e, focus.right + u * 44, horizon + u * 27, u * 18, 4),
    };
  },
};

function hearth(e: Easel, x: number, y: number, width: number): string {
  const [brick, board] = [e.tone('brick', '#b56f60'), e.tone('mantel', '#f3e3cf')];
  const h = width * 0.8;
  return (
    e.fill(slab(x - width / 2, y - h, x + width / 2, y), brick.base) +
    e.fill(slab(x - width * 0.3, y - h * 0.62, x + width * 0.3, y), brick.deep) +
    e.glow(x, y - h * 0.2, width * 0.34, h * 0.4, e.shine('fire', '#ff9a4d'), 0.9) +
    e.fill(ellipse(x, y - h * 0.12, width * 0.14, h * 0.16), e.shine('fire_middle', '#ffc455')) +
    e.fill(slab(x - width * 0.58, y - h * 1.08, x + width * 0.58, y - h), board.base) +
    [-0.3, 0, 0.3]
      .map((dx, i) =>
        e.fill(
          poly([
            [x + dx * width - width * 0.05, y - h],
            [x + dx * width + width * 0.05, y - h],
            [x + dx * width + width * 0.05, y - h * 0.84],
            [x + dx * width + width * 0.12, y - h * 0.78],
            [x + dx * width + width * 0.09, y - h * 0.73],
            [x + dx * width - width * 0.05, y - h * 0.76],
          ]),
          merry(e, i * 3).base,
        ),
      )
      .join('')
  );
}

const sport: Setting = {
  title: 'on a sports field',
  words:
    'sport stadium field football soccer pitch arena match game tournament olympic athletics track baseball ' +
    'rugby race goal championship',
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

function goal(e: Easel, x: number, y: number, width: number): string {
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

const gym: Setting = {
  title: 'in a gym',
  words: 'gym fitness workout training exercise weights dojo crossfit yoga',
  indoor: true,
  draw: (e) => {
    const {
      stage: { horizon, u, width, focus, shape },
    } = e;
    const { left, right, top } = roomsOf(e);
    const [iron, steel, mat] = [e.tone('weight', '#4a4f66'), e.tone('steel', '#aeb6c2'), e.tone('mat', '#7fb0c4')];
    const dumbbell = (x: number, y: number, s: number, color: string) =>
      e.line(stick([x - s * 0.3, y], [x + s * 0.3, y]), steel.base, s * 0.12) +
      [-0.42, 0.42].map((dx) => e.fill(box(x + dx * s, y, s * 0.26, s * 0.52, s * 0.06), color)).join('');
    const rackAt = (x: number) =>
      [0, 1, 2]
        .map(
          (row) =>
            e.line(
              stick([x - u * 28, horizon - u * (6 + row * 15)], [x + u * 28, horizon - u * (6 + row * 15)]),
              steel.shade,
              u * 1.8,
            ) +
            [-20, 0, 20]
              .map((dx, i) =>
                dumbbell(
                  x + dx * u,
                  horizon - u * (11 + row * 15),
                  u * (13 - row * 2),
                  i % 2 ? iron.base : merry(e, row).shade,
                ),
              )
              .join(''),
        )
        .join('') +
      [-30, 30]
        .map((dx) => e.line(stick([x + dx * u, horizon + u * 5], [x + dx * u, horizon - u * 46]), steel.base, u * 2))
        .join('');
    const pane = (x: number) =>
      e.fade(
        box(x, top + u * 26, u * 46, u * 60, u),
        [[e.shine('mirror', '#eaf4f8')], [e.shine('mirror_low', '#cfe1ea')]],
        'slant',
      );
    return {
      sky: wall(e, '#d3d9e6') + e.fill(slab(0, horizon - u * 18, width, horizon), e.tone('band', '#efa77a').base, 0.6),
      far:
        (shape === 'banner' ? pane(width * 0.12) + pane(width * 0.32) : '') +
        pane(left.x - u * 14) +
        pane(right.x + u * 8) +
        clock(e, focus.x, Math.max(u * 22, top - u * 4), u * 11),
      ground:
        floor(e, '#b7a08c', false) +
        e.fill(
          poly([
            [focus.x - u * 52, e.stage.ground - u * 8],
            [focus.x + u * 52, e.stage.ground - u * 8],
            [focus.x + u * 66, e.stage.ground + u * 8],
            [focus.x - u * 66, e.stage.ground + u * 8],
          ]),
          mat.base,
        ) +
        e.fill(
          poly([
            [focus.x - u * 66, e.stage.ground + u * 8],
            [focus.x + u * 66, e.stage.ground + u * 8],
            [focus.x + u * 66, e.stage.ground + u * 10],
            [focus.x - u * 66, e.stage.ground + u * 10],
          ]),
          mat.deep,
        ),
      near:
        rackAt(left.x - u * 8) +
        e.fill(ellipse(focus.right + u * 26, horizon + u * 2, u * 19, u * 19), merry(e, 5).base) +
        e.fill(ellipse(focus.right + u * 20, horizon - u * 5, u * 5, u * 4), merry(e, 5).light) +
        dumbbell(focus.left - u * 26, e.stage.ground + u * 4, u * 20, iron.base),
    };
  },
};

function clock(e: Easel, x: number, y: number, r: number): string {
  const [rim, face] = [e.tone('clock', '#5b6480'), e.tone('clock_face', '#fbfaf5')];
  return (
    e.fill(ellipse(x, y, r, r), rim.base) +
    e.fill(ellipse(x, y, r * 0.84, r * 0.84), face.base) +
    e.line(
      [
        ['M', x, y - r * 0.55],
        ['L', x, y],
        ['L', x + r * 0.38, y + r * 0.2],
      ],
      rim.deep,
      r * 0.1,
    )
  );
}

const autumn: Setting = {
  title: 'in an autumn park',
  words: 'autumn autumnal fall_leaves thanksgiving leaves october november herbst otono',
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus },
    } = e;
    const leaves = [
      ['leaf_gold', '#eeb052'],
      ['leaf_rust', '#d9794a'],
      ['leaf_red', '#c95f50'],
    ] as const;
    const crown = (x: number, y: number, s: number, i: number, depth: 0 | 1 | 2) => {
      const [name, hex] = leaves[i % 3] ?? leaves[0];
      const tone = e.tone(name, hex, depth);
      return (
        e.fill(
          poly([
            [x - s * 0.05, y],
            [x - s * 0.03, y - s * 0.5],
            [x + s * 0.03, y - s * 0.5],
            [x + s * 0.05, y],
          ]),
          e.tone('bark', '#7d5a48', depth).base,
        ) +
        e.fill(ellipse(x, y - s * 0.66, s * 0.32, s * 0.34), tone.base) +
        e.fill(ellipse(x + s * 0.1, y - s * 0.58, s * 0.2, s * 0.22), tone.shade) +
        e.fill(ellipse(x - s * 0.12, y - s * 0.78, s * 0.12, s * 0.1), tone.light)
      );
    };
    return {
      sky: sky(e, horizon) + birds(e, width * 0.7, horizon * 0.3, u * 5),
      far:
        e.fade(hills(e, horizon - u * 10, u * 6, 2), [
          [e.tone('autumn_hill', '#d9b67a', 3).light],
          [e.tone('autumn_hill', '#d9b67a', 3).base],
        ]) +
        spread(e, 0, width, Math.round(width / (u * 26)), 0.4)
          .map((x, i) => crown(x, horizon + u, u * e.dice.between(40, 56), i, 2))
          .join(''),
      ground: ground(e, 'autumn_grass', '#c9b868'),
      near:
        crown(focus.left - u * 30, horizon + u * 11, u * 122, 0, 0) +
        crown(Math.min(width, focus.right + u * 40), horizon + u * 7, u * 96, 1, 1) +
        rock(e, focus.right + u * 18, horizon + u * 16, u * 12) +
        spread(e, 0, width, e.minimal ? 14 : 46, 0.5)
          .map((x, i) => {
            const [name, hex] = leaves[i % 3] ?? leaves[0];
            const y = i % 3 ? e.dice.between(horizon + u * 6, height) : e.dice.between(height * 0.2, horizon);
            return x > focus.left && x < focus.right && y < e.stage.ground + u * 3
              ? ''
              : e.fill(ellipse(x, y, u * 1.7, u * 0.9), e.tone(name, hex).base);
          })
          .join('') +
        pumpkin(e, focus.left - u * 14, horizon + u * 24, u * 16, false),
    };
  },
};

export const EVENTS = { party, stage, halloween, christmas, sport, gym, autumn };
