import { ellipse } from '../../shape/curve';
import { beams, birds, sky } from '../kit/sky';
import { below, isCovered, spread } from '../kit/forms';
import { flowers, ground, hillside, meadow, mountains, rock, trail, tuft } from '../kit/land';
import { bush, leavesBefore, palm, pine, roundTree, saguaro } from '../kit/trees';
import { boat, parasol, seaside, towel } from '../kit/sea';
import type { Setting } from './setting';

const forest: Setting = {
  title: 'in a forest',
  words: 'forest wood woodland tree jungle wald bosque foret nature',
  has: ['tree', 'bush', 'flower'],
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus },
    } = e;
    const row = (count: number, y: number, size: number, hex: string, depth: 1 | 2 | 3) =>
      spread(e, -u * 10, width + u * 10, count, 0.3)
        .map((x, i) =>
          i % 3 === 1
            ? pine(e, x, y, size * e.dice.between(0.85, 1.15), hex, depth)
            : roundTree(e, x, y, size * e.dice.between(0.85, 1.15), hex, depth),
        )
        .join('');
    const count = Math.max(3, Math.round(width / (u * 40)));
    return {
      sky:
        sky(e, horizon, { clouds: 2 }) +
        beams(e, [width * 0.05, 0], horizon * 1.05, Math.max(3, Math.round(width / (u * 70))), 0.35),
      far:
        hillside(e, horizon - u * 14, u * 6, 2, 'far_wood', '#7fb58a', 3) +
        row(count * 2, horizon + u * 2, u * 62, '#79b384', 3),
      middle: row(Math.round(count * 1.4), horizon + u * 3, u * 88, '#6aa870', 2),
      ground: ground(e, 'moss', '#8bbf6a') + trail(e, 'earth', '#d9b98a'),
      near:
        meadow(e, horizon + u * 2, height, 26, '#6aa353') +
        spread(e, 0, width, count, 0.3)
          .map((x) =>
            isCovered(e, x, u * 34)
              ? ''
              : roundTree(e, x, horizon + u * e.dice.between(6, 12), u * e.dice.between(112, 132), '#63a35a', 1),
          )
          .join('') +
        (focus.left > u * 26 ? bush(e, focus.left - u * 20, horizon + u * 12, u * 34) : '') +
        (width - focus.right > u * 26 ? bush(e, focus.right + u * 22, horizon + u * 9, u * 40) : '') +
        flowers(e, horizon + u * 16, height - u * 2, 9),
      front: e.minimal ? '' : leavesBefore(e, 1, u * 52) + leavesBefore(e, -1, u * 42),
    };
  },
};

const mountain: Setting = {
  title: 'in the mountains',
  words: 'mountain alp peak hike hiking summit cliff valley berg montana highland everest',
  has: ['pine', 'rock'],
  draw: (e) => {
    const {
      stage: { width, height, horizon, u },
    } = e;
    const count = Math.max(2, Math.round(width / (u * 85)));
    return {
      sky: sky(e, horizon) + birds(e, width * 0.42, horizon * 0.3, u * 5),
      far:
        mountains(e, horizon - u * 2, u * 88, count + 1, '#93a6c4', 3) +
        mountains(e, horizon, u * 62, count, '#7f93b6', 2),
      middle:
        hillside(e, horizon - u * 7, u * 5, 3, 'alp', '#8fbf7e', 2) +
        spread(e, 0, width, count * 5, 0.4)
          .map((x) => pine(e, x, horizon + u * 3, u * e.dice.between(20, 32), '#4f8f72', 2))
          .join(''),
      ground: ground(e, 'alp_grass', '#93c46d'),
      near:
        spread(e, 0, width, count * 3, 0.3)
          .map((x) =>
            isCovered(e, x, u * 16) ? '' : pine(e, x, horizon + u * 8, u * e.dice.between(52, 76), '#438467', 1),
          )
          .join('') +
        rock(e, e.stage.focus.right + u * 18, horizon + u * 22, u * 22) +
        rock(e, e.stage.focus.left - u * 26, horizon + u * 15, u * 14) +
        meadow(e, horizon + u * 4, height, 22, '#6da352') +
        flowers(e, horizon + u * 14, height - u * 2, 10),
      front: [0.02, 0.1, 0.9, 0.98]
        .map((share) =>
          tuft(e, width * share, height + u * 2, u * e.dice.between(14, 20), e.tone('blade', '#5a9147').deep),
        )
        .join(''),
    };
  },
};

const beach: Setting = {
  title: 'on a beach',
  words: 'beach sea seaside ocean shore coast island tropical surf surfing vacation holiday strand playa plage summer',
  has: ['palm', 'parasol', 'boat'],
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus, shape },
    } = e;
    const sand = e.tone('sand', '#f3dcae');
    const sea = horizon + u * 9;
    const dry = below(
      [
        [-u, sea + u * 3],
        [width * 0.25, sea - u],
        [width * 0.55, sea + u * 2],
        [width * 0.82, sea - u * 2],
        [width + u, sea + u],
      ],
      height,
    );
    const shells = spread(e, 0, width, 7, 0.4)
      .map((x) =>
        e.fill(
          ellipse(x, e.dice.between(sea + u * 12, height), u * 1.6, u * 1.1),
          e.dice.chance(0.5) ? sand.light : sand.shade,
        ),
      )
      .join('');
    const side = shape === 'banner' ? focus.left - u * 62 : focus.left - u * 30;
    return {
      sky: sky(e, horizon) + birds(e, width * 0.6, horizon * 0.32, u * 4),
      far: hillside(e, horizon - u * 3, u * 4, 2, 'island', '#7fae8e', 3),
      middle:
        seaside(e, horizon - u, sea + u * 6) +
        boat(e, shape === 'banner' ? width * 0.5 : width * 0.84, horizon + u * 2, u * 20),
      ground:
        e.fill(
          below(
            [
              [-u, sea + u * 1],
              [width * 0.25, sea - u * 3.4],
              [width * 0.55, sea - u * 0.4],
              [width * 0.82, sea - u * 4.6],
              [width + u, sea - u * 1.4],
            ],
            height,
          ),
          e.shine('foam', '#fdfeff'),
          0.85,
        ) +
        e.fade(dry, [[sand.light], [sand.base, 1, 0.4], [sand.shade]]) +
        shells,
      near:
        palm(e, Math.max(u * 12, side - u * 12), sea + u * 18, u * 118, 1) +
        parasol(e, focus.right + u * 24, sea + u * 16, u * 66) +
        towel(e, focus.right + u * 25, sea + u * 19, u * 40),
      front: e.minimal ? '' : leavesBefore(e, -1, u * 40, '#4a9070'),
    };
  },
};

const desert: Setting = {
  title: 'in the desert',
  words: 'desert dune sahara western wild_west canyon wuste desierto cactus',
  has: ['cactus', 'rock'],
  time: 'day',
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus },
    } = e;
    return {
      sky: sky(e, horizon, { clouds: 2 }),
      far:
        hillside(e, horizon - u * 18, u * 9, 2, 'mesa', '#dd9a72', 3) +
        hillside(e, horizon - u * 6, u * 7, 2, 'dune_far', '#eeb987', 2),
      middle:
        spread(e, 0, width, Math.max(3, Math.round(width / (u * 60))), 0.3)
          .map((x) => saguaro(e, x, horizon + u * 2, u * e.dice.between(24, 36), 2))
          .join('') + hillside(e, horizon + u * 1, u * 4, 2, 'dune_mid', '#f0c58d', 1),
      ground: ground(e, 'dune', '#f2cf97'),
      near:
        saguaro(e, focus.left - u * 26, horizon + u * 14, u * 86) +
        rock(e, focus.left - u * 6, horizon + u * 12, u * 13, '#c98a68') +
        saguaro(e, focus.right + u * 20, horizon + u * 9, u * 54) +
        rock(e, focus.right + u * 42, horizon + u * 20, u * 26, '#c98a68') +
        meadow(e, horizon + u * 12, height, 9, '#b9a55c'),
      front: [0.03, 0.11, 0.93]
        .map((share) => tuft(e, width * share, height + u * 2, u * 15, e.tone('dry_blade', '#a8924a').shade))
        .join(''),
    };
  },
};

export const NATURE = { forest, mountain, beach, desert };
