import { ellipse } from '../../shape/curve';
import type { Easel } from '../easel';
import { below, hills, isCovered, poly, slab, solid, spread, stick } from '../kit/forms';
import { flowers, ground, hillside, meadow, mountains, rock, trail, tuft } from '../kit/land';
import { cloud, rainbow, sky, sunPlace } from '../kit/sky';
import { bench, car, castle, fence, house, road, skyline, streetLamp } from '../kit/town';
import { bush, leavesBefore, pine, roundTree } from '../kit/trees';
import { snowman } from '../kit/feast';
import { campfire, tent } from '../kit/pieces';
import type { Setting } from './setting';

const city: Setting = {
  title: 'in the city',
  words:
    'city town street downtown urban skyscraper metropolis stadt ciudad ville tokyo london paris york sidewalk rooftop',
  has: ['street_lamp', 'bench', 'car'],
  draw: (e) => {
    const {
      stage: { height, horizon, u, focus },
    } = e;
    const walk = e.tone('pavement', '#d8d3cc');
    return {
      sky: sky(e, horizon),
      far: skyline(e, horizon, u * 50, u * 92, 3, false),
      middle: skyline(e, horizon + u * 2, u * 34, u * 70, 2),
      ground:
        road(e, horizon + u * 2, horizon + u * 13) +
        e.fade(slab(0, horizon + u * 14, e.stage.width, height), [[walk.light], [walk.base, 1, 0.4], [walk.shade]]) +
        pavement(e),
      near:
        car(e, focus.left - u * 42, horizon + u * 12, u * 50, '#e5a05c') +
        roundTree(e, focus.right + u * 26, horizon + u * 18, u * 84, '#79b56f') +
        streetLamp(e, focus.left - u * 18, horizon + u * 20, u * 108) +
        bench(e, focus.right + u * 42, horizon + u * 26, u * 36),
    };
  },
};

function pavement(e: Easel): string {
  const { width, height, horizon, u, focus } = e.stage;
  const joint = e.tone('pavement', '#d8d3cc').shade;
  return Array.from({ length: Math.ceil(width / (u * 30)) + 1 }, (_, i) =>
    e.line(
      stick([i * u * 30, horizon + u * 14.5], [i * u * 30 + (i * u * 30 - focus.x) * 0.4, height]),
      joint,
      u * 0.4,
    ),
  ).join('');
}

const garden: Setting = {
  title: 'in a garden',
  words: 'garden backyard park meadow lawn yard flowers picnic jardin garten orchard playground grass',
  has: ['flower', 'tree', 'house'],
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus },
    } = e;
    return {
      sky: sky(e, horizon),
      far:
        hillside(e, horizon - u * 10, u * 6, 2, 'garden_far', '#a3cf8f', 3) +
        spread(e, 0, width, Math.round(width / (u * 34)), 0.3)
          .map((x) => roundTree(e, x, horizon + u, u * e.dice.between(34, 46), '#8fc483', 3))
          .join(''),
      middle:
        fence(e, -u * 4, width + u * 4, horizon + u * 3, u * 20, '#fbf5e8', 1) +
        spread(e, 0, width, Math.round(width / (u * 40)), 0.3)
          .map((x) => bush(e, x, horizon + u * 4, u * e.dice.between(22, 34), '#7fb86c', 1))
          .join(''),
      ground: ground(e, 'lawn', '#9bcd6f', true) + trail(e, 'gravel', '#efdcb6'),
      near:
        roundTree(e, focus.left - u * 30, horizon + u * 10, u * 112, '#79bb62') +
        house(e, Math.min(width + u * 4, focus.right + u * 52), horizon + u * 8, u * 52, '#f3d9b8', '#d98878', 1) +
        meadow(e, horizon + u * 5, height, 22, '#74ad52') +
        bush(e, focus.right + u * 18, horizon + u * 13, u * 30, '#79b768') +
        flowers(e, horizon + u * 10, height - u * 2, 18),
      front: [0.03, 0.1, 0.91, 0.97]
        .map((share) =>
          tuft(e, width * share, height + u * 2, u * e.dice.between(12, 18), e.tone('blade', '#5a9147').shade),
        )
        .join(''),
    };
  },
};

const winter: Setting = {
  title: 'in a winter landscape',
  words:
    'winter snow snowy ice icy arctic antarctica north_pole iceberg ski skiing snowman sledding frozen invierno ' +
    'schnee igloo',
  has: ['snowman', 'pine'],
  weather: 'snow',
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus },
    } = e;
    const snow = e.tone('snow', '#f1f6fc');
    return {
      sky: sky(e, horizon, { clouds: 3 }),
      far: mountains(e, horizon, u * 66, Math.max(2, Math.round(width / (u * 80))), '#a9b9d4', 3),
      middle:
        e.fade(hills(e, horizon - u * 6, u * 5, 3), [
          [e.tone('snow', '#f1f6fc', 1).base],
          [e.tone('snow', '#f1f6fc', 1).shade],
        ]) +
        spread(e, 0, width, Math.round(width / (u * 22)), 0.4)
          .map((x) => pine(e, x, horizon + u * 1, u * e.dice.between(22, 36), '#6f9fa5', 2, true))
          .join(''),
      ground:
        e.fade(hills(e, horizon + u * 2, u * 3, 2), [[snow.light], [snow.base, 1, 0.4], [snow.shade]]) +
        e.fill(hills(e, horizon + (height - horizon) * 0.55, u * 3, 2), snow.light, 0.8) +
        e.fill(hills(e, horizon + (height - horizon) * 0.85, u * 3, 2), snow.shade, 0.45),
      near:
        spread(e, 0, width, Math.max(3, Math.round(width / (u * 46))), 0.3)
          .map((x) =>
            isCovered(e, x, u * 22)
              ? ''
              : pine(e, x, horizon + u * e.dice.between(7, 11), u * e.dice.between(64, 96), '#4a8a80', 1, true),
          )
          .join('') + snowman(e, focus.right + u * 24, horizon + u * 20, u * 54),
      front:
        e.fill(
          below(
            [
              [-u, height - u * 2],
              [u * 26, height - u * 7],
              [u * 60, height + u],
            ],
            height + u * 2,
          ),
          snow.light,
        ) +
        e.fill(
          below(
            [
              [width - u * 56, height + u],
              [width - u * 20, height - u * 6],
              [width + u, height - u * 9],
            ],
            height + u * 2,
          ),
          snow.light,
        ),
    };
  },
};

const farm: Setting = {
  title: 'on a farm',
  words: 'farm barn countryside rural farmland ranch village field_of tractor bauernhof granja ferme harvest',
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus },
    } = e;
    const [straw, corn] = [e.tone('straw', '#eecb7c'), e.tone('crop', '#e6c765', 1)];
    const bale = (x: number, y: number, r: number) =>
      e.fill(ellipse(x, y - r, r, r), straw.base) +
      e.line(ellipse(x, y - r, r * 0.62, r * 0.62), straw.shade, r * 0.12) +
      e.line(ellipse(x, y - r, r * 0.26, r * 0.26), straw.shade, r * 0.12);
    return {
      sky: sky(e, horizon),
      far:
        hillside(e, horizon - u * 12, u * 6, 2, 'farm_far', '#a9cc8c', 3) +
        hillside(e, horizon - u * 5, u * 4, 3, 'farm_mid', '#9cc676', 2),
      middle:
        e.fill(
          below(
            [
              [0, horizon - u * 2],
              [width * 0.5, horizon - u * 4],
              [width, horizon - u],
            ],
            horizon + u * 6,
          ),
          corn.base,
        ) +
        spread(e, 0, width, Math.round(width / (u * 6)), 0.2)
          .map((x) => e.line(stick([x, horizon + u * 4], [x + u, horizon - u * 2]), corn.shade, u * 0.8))
          .join(''),
      ground: ground(e, 'farm_grass', '#a4cd70', true) + trail(e, 'earth', '#dcbb8a'),
      near:
        barn(e, focus.left - u * 40, horizon + u * 5, u * 66) +
        fence(e, focus.right + u * 4, width + u * 8, horizon + u * 10, u * 20, '#e0c49a') +
        bale(focus.right + u * 26, horizon + u * 21, u * 11) +
        roundTree(e, width - u * 8, horizon + u * 6, u * 70, '#83b867', 1) +
        meadow(e, horizon + u * 8, height, 20, '#7db053') +
        flowers(e, horizon + u * 16, height - u * 2, 7),
      front: [0.02, 0.08, 0.93, 0.99]
        .map((share) => tuft(e, width * share, height + u * 2, u * 16, e.tone('blade', '#6b9a45').shade))
        .join(''),
    };
  },
};

function barn(e: Easel, x: number, y: number, width: number): string {
  const [wood, roof, white] = [
    e.tone('barn', '#cb5f52'),
    e.tone('barn_roof', '#85788a'),
    e.tone('barn_trim', '#fbf3e6'),
  ];
  const [w, h] = [width / 2, width * 0.58];
  const gable = poly([
    [x - w, y],
    [x - w, y - h],
    [x - w * 0.62, y - h * 1.42],
    [x, y - h * 1.68],
    [x + w * 0.62, y - h * 1.42],
    [x + w, y - h],
    [x + w, y],
  ]);
  return (
    solid(e, gable, wood, 0.3) +
    e.line(
      [
        ['M', x - w * 1.08, y - h * 0.95],
        ['L', x - w * 0.64, y - h * 1.45],
        ['L', x, y - h * 1.72],
        ['L', x + w * 0.64, y - h * 1.45],
        ['L', x + w * 1.08, y - h * 0.95],
      ],
      roof.base,
      width * 0.05,
    ) +
    e.fill(slab(x - w * 0.36, y - h * 0.74, x + w * 0.36, y), wood.shade) +
    e.line(
      [
        ['M', x - w * 0.36, y - h * 0.74],
        ['L', x + w * 0.36, y - h * 0.74],
        ['L', x + w * 0.36, y],
        ['L', x - w * 0.36, y - h * 0.74],
        ['L', x - w * 0.36, y],
        ['L', x + w * 0.36, y - h * 0.74],
      ],
      white.base,
      width * 0.025,
    ) +
    e.fill(ellipse(x, y - h * 1.16, w * 0.16, w * 0.16), white.base)
  );
}

const fairyland: Setting = {
  title: 'before a castle',
  words:
    'castle kingdom fairytale fairy_tale medieval palace throne knight royal fantasy magic enchanted ' +
    'dragon_lair schloss castillo',
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus, shape },
    } = e;
    const x = shape === 'banner' ? focus.left - u * 70 : shape === 'wide' ? focus.left - u * 56 : width * 0.27;
    return {
      sky: sky(e, horizon),
      far:
        mountains(e, horizon - u * 4, u * 50, Math.max(2, Math.round(width / (u * 90))), '#a5a6cc', 3) +
        hillside(e, horizon - u * 8, u * 5, 2, 'realm_far', '#a3cf9a', 3),
      middle: castle(e, x, horizon + u * 1, u * 96, 2) + hillside(e, horizon + u * 1, u * 3, 3, 'realm', '#97c884', 1),
      ground: ground(e, 'realm_grass', '#97cb76') + trail(e, 'cobble', '#e3d5c0'),
      near:
        spread(e, 0, width, Math.max(2, Math.round(width / (u * 50))), 0.3)
          .map((at) =>
            isCovered(e, at, u * 20) || Math.abs(at - x) < u * 40
              ? ''
              : roundTree(e, at, horizon + u * 8, u * e.dice.between(54, 74), '#7dbb74', 1),
          )
          .join('') +
        bush(e, focus.right + u * 22, horizon + u * 14, u * 34) +
        meadow(e, horizon + u * 5, height, 18, '#74ad58') +
        flowers(e, horizon + u * 12, height - u * 2, 14),
      front: e.minimal ? '' : leavesBefore(e, 1, u * 34, '#5b9a6a'),
    };
  },
};

const heaven: Setting = {
  floats: true,
  title: 'above the clouds',
  words: 'clouds cloud sky rainbow heaven dream dreamland dreamy flying floating air cielo himmel',
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus, shape },
    } = e;
    const [white, low] = [e.tone('cloud_near', '#f7fafe'), e.tone('cloud_low', '#dbe8f8')];
    const bank = (y: number, size: number, color: string, shade: string, count: number) =>
      spread(e, -u * 10, width + u * 10, count, 0.25)
        .map((x) => cloud(e, x, y + e.dice.between(-u * 3, u * 3), size * e.dice.between(0.8, 1.15), color, 1, shade))
        .join('');
    const count = Math.max(3, Math.round(width / (u * 44)));
    const [sx] = sunPlace(e);
    return {
      sky: sky(e, height, { clouds: 3 }),
      far:
        rainbow(
          e,
          shape === 'banner' ? focus.x - u * 40 : Math.max(width * 0.5, sx + u * 40),
          horizon + u * 20,
          u * 78,
        ) +
        bank(horizon + u * 2, u * 74, e.tone('cloud_far', '#bcd8f4').base, e.tone('cloud_far', '#bcd8f4').shade, count),
      ground:
        bank(horizon + u * 16, u * 92, low.base, low.shade, count) +
        e.fade(slab(0, horizon + u * 15, width, height), [[low.base], [white.shade]]),
      near: cloud(
        e,
        focus.x,
        e.stage.ground + u * 10,
        Math.max(u * 120, focus.width * 1.7),
        white.light,
        1,
        white.shade,
      ),
      front:
        cloud(e, width * 0.05, height + u * 4, u * 74, white.light, 1, white.base) +
        cloud(e, width * 0.97, height + u * 6, u * 86, white.light, 1, white.base),
    };
  },
};

const camping: Setting = {
  title: 'at a campsite',
  words: 'camping camp campsite campfire tent bonfire outdoors stargazing the_star scout marshmallow wilderness',
  has: ['tent', 'fire'],
  time: 'sunset',
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus },
    } = e;
    return {
      sky: sky(e, horizon),
      far: mountains(e, horizon, u * 56, Math.max(2, Math.round(width / (u * 85))), '#8f9cc0', 3, false),
      middle: spread(e, -u * 6, width + u * 6, Math.round(width / (u * 15)), 0.4)
        .map((x) => pine(e, x, horizon + u * 3, u * e.dice.between(38, 62), '#4d8575', 2))
        .join(''),
      ground: ground(e, 'camp_grass', '#88b56a'),
      near:
        tent(e, focus.left - u * 36, horizon + u * 13, u * 72) +
        campfire(e, focus.right + u * 20, horizon + u * 22, u * 26) +
        spread(e, focus.right, width, 2, 0.3)
          .map((x) => (isCovered(e, x, u * 20) ? '' : pine(e, x, horizon + u * 8, u * 88, '#427a68', 1)))
          .join('') +
        rock(e, focus.left - u * 6, horizon + u * 16, u * 9) +
        meadow(e, horizon + u * 8, height, 16, '#648f4c'),
      front: [0.02, 0.09, 0.92, 0.98]
        .map((share) => tuft(e, width * share, height + u * 2, u * 16, e.tone('blade', '#587f42').deep))
        .join(''),
    };
  },
};

export const OUTDOORS = { city, garden, winter, farm, castle: fairyland, clouds: heaven, camping };
