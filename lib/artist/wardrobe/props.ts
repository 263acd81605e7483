import { blob, box, curve, ellipse, rounded } from '../shape/curve';
import { held, rod } from './held';
import { heartPath, starPath } from './trunk';

const coffeeCup = held(
  'coffee_cup',
  { coffee_cup: '#fffaf0', sleeve: '#c8864a', steam: '#c9c3d3' },
  (figure, { x, y, u }) => {
    const { ink } = figure;
    const cy = y - 20 * u;
    const cup = rounded(
      [
        [x - 25 * u, cy - 34 * u],
        [x + 25 * u, cy - 34 * u],
        [x + 18 * u, cy + 30 * u],
        [x - 18 * u, cy + 30 * u],
      ],
      7 * u,
    );
    const sleeve = rounded(
      [
        [x - 24 * u, cy - 16 * u],
        [x + 24 * u, cy - 16 * u],
        [x + 20.5 * u, cy + 14 * u],
        [x - 20.5 * u, cy + 14 * u],
      ],
      3,
    );
    const lid = box(x, cy - 38 * u, 60 * u, 14 * u, 6 * u);
    const steam = [-9, 9]
      .map((dx) =>
        ink.stroke(
          curve([
            [x + dx * u, cy - 56 * u],
            [x + (dx + 6) * u, cy - 66 * u],
            [x + (dx - 3) * u, cy - 76 * u],
            [x + (dx + 4) * u, cy - 88 * u],
          ]),
          'steam',
          5.5,
        ),
      )
      .join('');
    return {
      svg:
        steam +
        ink.mass(cup, 'coffee_cup', { inside: [{ path: sleeve, material: 'sleeve' }] }) +
        ink.mass(lid, 'sleeve', { shade: 0.4 }),
      rims: [cup, lid],
    };
  },
);

const wand = held('wand', { wand: '#8a5a37', sparkle: '#fbd34e' }, (figure, { x, y, u, s }) => {
  const star = starPath([x + s * 14 * u, y - 66 * u], 25 * u);
  return {
    svg:
      rod(figure, [x - s * 4 * u, y + 26 * u], [x + s * 11 * u, y - 56 * u], 11 * u, 'wand') +
      figure.ink.mass(star, 'sparkle', { shade: 0.6 }),
    rims: [star],
  };
});

const magnifier = held('magnifier', { magnifier: '#6d5a9c', lens: '#dff1fb' }, (figure, { x, y, u }) => {
  const { ink } = figure;
  const lens = ellipse(x, y - 52 * u, 28 * u, 28 * u);
  return {
    svg:
      rod(figure, [x, y + 24 * u], [x, y - 24 * u], 12 * u, 'magnifier') +
      ink.area(lens, 'lens', 0.75) +
      ink.line(lens, 'magnifier', 15 * u) +
      ink.stroke(lens, 'magnifier', 8 * u) +
      ink.stroke(
        curve([
          [x - 14 * u, y - 52 * u],
          [x - 8 * u, y - 64 * u],
        ]),
        'glint',
        5 * u,
      ),
    rims: [lens],
  };
});

const sword = held('sword', { sword: '#d5dde6', hilt: '#d6a12c' }, (figure, { x, y, u }) => {
  const blade = rounded(
    [
      [x - 10 * u, y - 18 * u],
      [x - 10 * u, y - 84 * u],
      [x, y - 104 * u],
      [x + 10 * u, y - 84 * u],
      [x + 10 * u, y - 18 * u],
    ],
    4,
  );
  const guard = box(x, y - 16 * u, 52 * u, 12 * u, 6 * u);
  return {
    svg:
      rod(figure, [x, y + 22 * u], [x, y - 10 * u], 11 * u, 'hilt') +
      figure.ink.mass(blade, 'sword') +
      figure.ink.mass(guard, 'hilt', { shade: 0.4 }),
    rims: [blade],
  };
});

const paintbrush = held(
  'paintbrush',
  { paintbrush: '#c8864a', bristle: '#e5484d', ferrule: '#bfc7d1' },
  (figure, { x, y, u }) => {
    const tip = blob([
      [x - 11 * u, y - 52 * u],
      [x - 13 * u, y - 70 * u],
      [x, y - 96 * u, 0.6],
      [x + 13 * u, y - 70 * u],
      [x + 11 * u, y - 52 * u],
    ]);
    const ferrule = box(x, y - 48 * u, 24 * u, 16 * u, 3);
    return {
      svg:
        rod(figure, [x, y + 34 * u], [x, y - 44 * u], 12 * u, 'paintbrush') +
        figure.ink.mass(tip, 'bristle') +
        figure.ink.mass(ferrule, 'ferrule', { shade: 0.4 }),
      rims: [tip],
    };
  },
);

const pencil = held('pencil', { pencil: '#fbc93c', eraser: '#f58fb4' }, (figure, { x, y, u }) => {
  const shaft = rounded(
    [
      [x - 10 * u, y + 30 * u],
      [x - 10 * u, y - 52 * u],
      [x, y - 78 * u],
      [x + 10 * u, y - 52 * u],
      [x + 10 * u, y + 30 * u],
    ],
    3,
  );
  const wood = rounded(
    [
      [x - 12 * u, y - 52 * u],
      [x, y - 82 * u],
      [x + 12 * u, y - 52 * u],
    ],
    2,
  );
  return {
    svg: figure.ink.mass(shaft, 'pencil', {
      inside: [
        { path: wood, material: 'tooth' },
        { path: ellipse(x, y - 78 * u, 6 * u, 10 * u), material: 'eye' },
        { path: box(x, y + 26 * u, 26 * u, 14 * u, 2), material: 'eraser' },
      ],
      shade: 0,
    }),
    rims: [shaft],
  };
});

const heart = held('heart', { heart: '#e8475f' }, (figure, { x, y, u }) => {
  const shape = heartPath(x, y - 24 * u, 32 * u);
  return { svg: figure.ink.mass(shape, 'heart', { light: true }), rims: [shape] };
});

const star = held('star', { star: '#fbcb3f' }, (figure, { x, y, u }) => {
  const shape = starPath([x, y - 26 * u], 36 * u);
  return { svg: figure.ink.mass(shape, 'star'), rims: [shape] };
});

const balloon = held('balloon', { balloon: '#e5484d', string: '#8d8798' }, (figure, { x, y, u, s }) => {
  const skin = blob([
    [x + s * 12 * u, y - 152 * u],
    [x + s * 12 * u + 34 * u, y - 122 * u],
    [x + s * 12 * u + 24 * u, y - 84 * u],
    [x + s * 12 * u, y - 68 * u],
    [x + s * 12 * u - 24 * u, y - 84 * u],
    [x + s * 12 * u - 34 * u, y - 122 * u],
  ]);
  return {
    svg:
      figure.ink.stroke(
        curve([
          [x, y],
          [x + s * 4 * u, y - 34 * u],
          [x + s * 12 * u, y - 68 * u],
        ]),
        'string',
        4,
      ) + figure.ink.mass(skin, 'balloon', { light: true }),
    rims: [skin],
  };
});

const book = held('book', { book: '#4f7fd6' }, (figure, { x, y, u }) => {
  const cover = rounded(
    [
      [x - 34 * u, y - 46 * u],
      [x + 26 * u, y - 46 * u],
      [x + 26 * u, y + 22 * u],
      [x - 34 * u, y + 22 * u],
    ],
    7 * u,
  );
  const pages = rounded(
    [
      [x + 20 * u, y - 40 * u],
      [x + 34 * u, y - 40 * u],
      [x + 34 * u, y + 16 * u],
      [x + 20 * u, y + 16 * u],
    ],
    3,
  );
  const title = curve([
    [x - 18 * u, y - 24 * u],
    [x + 10 * u, y - 24 * u],
  ]);
  return {
    svg:
      figure.ink.mass(pages, 'tooth', { shade: 0 }) +
      figure.ink.mass(cover, 'book') +
      figure.ink.stroke(title, 'book_light', 6 * u),
    rims: [cover],
  };
});

const laptop = held('laptop', { laptop: '#c3ccd8', screen: '#3b4a6b' }, (figure, { x, y, u }) => {
  const lid = box(x, y - 26 * u, 92 * u, 62 * u, 9 * u);
  const base = box(x, y + 10 * u, 104 * u, 15 * u, 7 * u);
  return {
    svg:
      figure.ink.mass(lid, 'laptop', { light: false }) +
      figure.ink.area(heartPath(x, y - 26 * u, 11 * u), 'laptop_light') +
      figure.ink.mass(base, 'laptop', { shade: 0.4 }),
    rims: [lid, base],
  };
});

const phone = held('phone', { phone: '#3b4a6b', screen: '#9fd8f5' }, (figure, { x, y, u }) => {
  const shell = box(x, y - 24 * u, 40 * u, 70 * u, 9 * u);
  return {
    svg:
      figure.ink.mass(shell, 'phone', { shade: 0 }) +
      figure.ink.area(box(x, y - 26 * u, 29 * u, 52 * u, 4 * u), 'screen'),
    rims: [shell],
  };
});

const wrench = held('wrench', { wrench: '#aab4c2' }, (figure, { x, y, u }) => {
  const head = blob([
    [x - 9 * u, y - 40 * u],
    [x - 24 * u, y - 58 * u],
    [x - 18 * u, y - 84 * u, 0.3],
    [x - 9 * u, y - 80 * u, 0.5],
    [x - 9 * u, y - 64 * u, 0.5],
    [x + 9 * u, y - 64 * u, 0.5],
    [x + 9 * u, y - 80 * u, 0.5],
    [x + 18 * u, y - 84 * u, 0.3],
    [x + 24 * u, y - 58 * u],
    [x + 9 * u, y - 40 * u],
  ]);
  return {
    svg:
      rod(figure, [x, y + 32 * u], [x, y - 44 * u], 16 * u, 'wrench') + figure.ink.mass(head, 'wrench', { shade: 0.4 }),
    rims: [head],
  };
});

const whisk = held('whisk', { whisk: '#aab4c2', whisk_grip: '#c8864a' }, (figure, { x, y, u }) => {
  const wire = (w: number) => ellipse(x, y - 60 * u, w * u, 34 * u);
  return {
    svg:
      [22, 9]
        .map((w) => figure.ink.line(wire(w), 'whisk', 10 * u) + figure.ink.stroke(wire(w), 'whisk', 5 * u))
        .join('') + rod(figure, [x, y + 28 * u], [x, y - 26 * u], 14 * u, 'whisk_grip'),
    rims: [wire(22)],
  };
});

const gift = held('gift', { gift: '#5ab0e8', gift_ribbon: '#f0598c' }, (figure, { x, y, u }) => {
  const cube = box(x, y - 28 * u, 66 * u, 56 * u, 6 * u);
  const band = box(x, y - 28 * u, 15 * u, 70 * u, 1);
  const loop = (s: 1 | -1) => ellipse(x + s * 13 * u, y - 64 * u, 13 * u, 9 * u);
  return {
    svg:
      [loop(1), loop(-1)].map((path) => figure.ink.mass(path, 'gift_ribbon', { shade: 0 })).join('') +
      figure.ink.mass(cube, 'gift', { inside: [{ path: band, material: 'gift_ribbon' }] }),
    rims: [cube],
  };
});

const carrot = held('carrot', { carrot: '#f5872e', carrot_top: '#5aa84b' }, (figure, { x, y, u }) => {
  const root = blob([
    [x - 16 * u, y - 44 * u],
    [x, y - 52 * u],
    [x + 16 * u, y - 44 * u],
    [x + 13 * u, y - 14 * u],
    [x, y + 34 * u, 0.6],
    [x - 13 * u, y - 14 * u],
  ]);
  const leaves = [-16, 0, 16]
    .map((dx) => rod(figure, [x, y - 46 * u], [x + dx * u, y - 74 * u], 12 * u, 'carrot_top'))
    .join('');
  return { svg: leaves + figure.ink.mass(root, 'carrot'), rims: [root] };
});

const leaf = held('leaf', { leaf: '#62b34a' }, (figure, { x, y, u }) => {
  const shape = blob([
    [x, y - 6 * u, 0.6],
    [x - 28 * u, y - 36 * u],
    [x - 12 * u, y - 76 * u],
    [x + 8 * u, y - 96 * u, 0.6],
    [x + 26 * u, y - 62 * u],
    [x + 20 * u, y - 26 * u],
  ]);
  return {
    svg:
      rod(figure, [x, y + 30 * u], [x, y - 8 * u], 8 * u, 'leaf') +
      figure.ink.mass(shape, 'leaf') +
      figure.ink.line(
        curve([
          [x, y - 8 * u],
          [x + 2 * u, y - 44 * u],
          [x + 6 * u, y - 74 * u],
        ]),
        'leaf',
        figure.ink.look.inner * 0.7,
      ),
    rims: [shape],
  };
});

const microphone = held('microphone', { microphone: '#3b3440', mic_head: '#aab4c2' }, (figure, { x, y, u }) => {
  const ball = ellipse(x, y - 44 * u, 21 * u, 23 * u);
  return {
    svg: rod(figure, [x, y + 32 * u], [x, y - 30 * u], 18 * u, 'microphone') + figure.ink.mass(ball, 'mic_head'),
    rims: [ball],
  };
});

const shield = held('shield', { shield: '#4a7fd6', emblem: '#fbd34e' }, (figure, { x, y, u }) => {
  const plate = blob([
    [x, y - 48 * u, 0.4],
    [x + 38 * u, y - 40 * u, 0.6],
    [x + 38 * u, y - 4 * u],
    [x + 20 * u, y + 32 * u],
    [x, y + 46 * u, 0.5],
    [x - 20 * u, y + 32 * u],
    [x - 38 * u, y - 4 * u],
    [x - 38 * u, y - 40 * u, 0.6],
  ]);
  return {
    svg: figure.ink.mass(plate, 'shield') + figure.ink.area(starPath([x, y - 4 * u], 20 * u), 'emblem'),
    rims: [plate],
  };
});

const flag = held('flag', { flag: '#e5484d', pole: '#a8733c' }, (figure, { x, y, u, s }) => {
  const cloth = blob([
    [x, y - 104 * u, 0.7],
    [x + s * 34 * u, y - 96 * u],
    [x + s * 66 * u, y - 104 * u, 0.7],
    [x + s * 64 * u, y - 62 * u, 0.7],
    [x + s * 34 * u, y - 54 * u],
    [x, y - 62 * u, 0.7],
  ]);
  return {
    svg: figure.ink.mass(cloth, 'flag') + rod(figure, [x, y + 36 * u], [x, y - 106 * u], 9 * u, 'pole'),
    rims: [cloth],
  };
});

/** Things to hold. */
export const PROPS = {
  coffee_cup: coffeeCup,
  laptop,
  book,
  wand,
  magnifier,
  sword,
  paintbrush,
  heart,
  star,
  balloon,
  wrench,
  whisk,
  phone,
  pencil,
  shield,
  gift,
  carrot,
  leaf,
  microphone,
  flag,
};
