import { blob, box, curve, ellipse, pentagon, rounded } from '../shape/curve';
import type { Node, Path } from '../shape/path';
import { bloomOf } from './hair-bands';
import { held, rod } from './held';
import { starPath } from './trunk';

const football = held('football', { football: '#fbfaf6', football_patch: '#34343f' }, (figure, { x, y, u }) => {
  const [cy, r] = [y - 16 * u, 34 * u];
  const patches = Array.from({ length: 5 }, (_, index) => {
    const angle = (Math.PI * 2 * index) / 5;
    return {
      path: pentagon(x + Math.sin(angle) * r * 0.92, cy - Math.cos(angle) * r * 0.92, r * 0.36, angle + Math.PI),
      material: 'football_patch',
    };
  });
  const ball = ellipse(x, cy, r, r);
  return {
    svg: figure.ink.mass(ball, 'football', {
      inside: [...patches, { path: pentagon(x, cy, r * 0.36), material: 'football_patch' }],
    }),
    rims: [ball],
  };
});

const basketball = held('basketball', { basketball: '#ee7f32' }, (figure, { x, y, u }) => {
  const { ink } = figure;
  const [cy, r] = [y - 16 * u, 34 * u];
  const ball = ellipse(x, cy, r, r);
  const seams = [
    curve([
      [x, cy - r],
      [x, cy + r],
    ]),
    curve([
      [x - r, cy],
      [x + r, cy],
    ]),
    curve([
      [x - r * 0.7, cy - r * 0.72],
      [x - r * 0.34, cy],
      [x - r * 0.7, cy + r * 0.72],
    ]),
    curve([
      [x + r * 0.7, cy - r * 0.72],
      [x + r * 0.34, cy],
      [x + r * 0.7, cy + r * 0.72],
    ]),
  ];
  return {
    svg: ink.mass(ball, 'basketball') + seams.map((path) => ink.stroke(path, 'basketball_line', 3.6 * u)).join(''),
    rims: [ball],
  };
});

const beachBall = held(
  'beach_ball',
  { beach_ball: '#fbfaf6', ball_red: '#e5484d', ball_blue: '#4a8fe7', ball_yellow: '#fbcf3c' },
  (figure, { x, y, u }) => {
    const [cy, r] = [y - 20 * u, 40 * u];
    const ball = ellipse(x, cy, r, r);
    const wedge = (from: number, material: string) => {
      const at = (angle: number): Node => [x + Math.sin(angle) * r * 1.3, cy - Math.cos(angle) * r * 1.3, 1];
      return { path: blob([[x - r * 0.1, cy - r * 0.3, 1], at(from), at(from + 0.5), at(from + 1)]), material };
    };
    return {
      svg:
        figure.ink.mass(ball, 'beach_ball', {
          inside: [wedge(0.2, 'ball_red'), wedge(2.3, 'ball_blue'), wedge(4.4, 'ball_yellow')],
        }) + figure.ink.area(ellipse(x - r * 0.1, cy - r * 0.3, r * 0.15, r * 0.13), 'beach_ball'),
      rims: [ball],
    };
  },
);

const snowball = held('snowball', { snowball: '#f2f8fd' }, (figure, { x, y, u }) => {
  const ball = ellipse(x, y - 14 * u, 27 * u, 26 * u);
  return { svg: figure.ink.mass(ball, 'snowball', { light: false }), rims: [ball] };
});

const guitar = held('guitar', { guitar: '#d98a3f', guitar_neck: '#5a3a26' }, (figure, { x, y, u: unit, s }) => {
  const u = unit * 1.2;
  const { ink } = figure;
  const [bx, by] = [x - s * 22 * u, y + 2 * u];
  const body = blob([
    [bx - 14 * u, by - 40 * u],
    [bx + 14 * u, by - 40 * u],
    [bx + 24 * u, by - 22 * u],
    [bx + 19 * u, by - 4 * u],
    [bx + 34 * u, by + 22 * u],
    [bx + 16 * u, by + 46 * u],
    [bx - 16 * u, by + 46 * u],
    [bx - 34 * u, by + 22 * u],
    [bx - 19 * u, by - 4 * u],
    [bx - 24 * u, by - 22 * u],
  ]);
  const neck = rod(figure, [bx, by - 34 * u], [bx, by - 104 * u], 13 * u, 'guitar_neck');
  const head = box(bx, by - 112 * u, 25 * u, 26 * u, 6 * u);
  const strings = [-3, 3]
    .map((dx) =>
      ink.stroke(
        curve([
          [bx + dx * u, by - 98 * u],
          [bx + dx * u, by + 24 * u],
        ]),
        'glint',
        1.8 * u,
      ),
    )
    .join('');
  const drawing =
    ink.mass(body, 'guitar', { light: true }) +
    ink.area(ellipse(bx, by + 4 * u, 11 * u, 11 * u), 'guitar_neck') +
    ink.area(box(bx, by + 26 * u, 26 * u, 6 * u, 2), 'guitar_neck') +
    neck +
    ink.mass(head, 'guitar_neck', { shade: 0.3 }) +
    strings;
  const turned = `<g transform="rotate(${s * 16} ${x.toFixed(1)} ${y.toFixed(1)})">${drawing}</g>`;
  return { svg: turned, rims: [body, head] };
});

const gamepad = held(
  'gamepad',
  { gamepad: '#4a4e6a', pad_one: '#e5484d', pad_two: '#5ab0e8' },
  (figure, { x, y, u }) => {
    const { ink } = figure;
    const cy = y - 14 * u;
    const shell = blob([
      [x - 26 * u, cy - 20 * u],
      [x, cy - 17 * u],
      [x + 26 * u, cy - 20 * u],
      [x + 44 * u, cy],
      [x + 46 * u, cy + 24 * u],
      [x + 32 * u, cy + 28 * u],
      [x + 18 * u, cy + 13 * u],
      [x - 18 * u, cy + 13 * u],
      [x - 32 * u, cy + 28 * u],
      [x - 46 * u, cy + 24 * u],
      [x - 44 * u, cy],
    ]);
    const cross = [
      curve([
        [x - 31 * u, cy - 2 * u],
        [x - 15 * u, cy - 2 * u],
      ]),
      curve([
        [x - 23 * u, cy - 10 * u],
        [x - 23 * u, cy + 6 * u],
      ]),
    ]
      .map((path) => ink.stroke(path, 'glint', 6 * u))
      .join('');
    return {
      svg:
        ink.mass(shell, 'gamepad') +
        cross +
        ink.area(ellipse(x + 18 * u, cy + 3 * u, 5.4 * u, 5.4 * u), 'pad_one') +
        ink.area(ellipse(x + 28 * u, cy - 7 * u, 5.4 * u, 5.4 * u), 'pad_two'),
      rims: [shell],
    };
  },
);

const racket = held(
  'racket',
  { racket: '#e5484d', racket_string: '#f4f1ea', racket_grip: '#3b3440' },
  (figure, { x, y, u }) => {
    const { ink } = figure;
    const hoop = ellipse(x, y - 72 * u, 28 * u, 36 * u);
    const strings = [
      ...[-16, -5, 6, 17].map((dx) =>
        curve([
          [x + dx * u, y - 102 * u],
          [x + dx * u, y - 42 * u],
        ]),
      ),
      ...[-92, -80, -68, -56].map((dy) =>
        curve([
          [x - 25 * u, y + dy * u],
          [x + 25 * u, y + dy * u],
        ]),
      ),
    ];
    return {
      svg:
        ink.area(hoop, 'racket_string', 0.35) +
        strings.map((path) => ink.stroke(path, 'racket_string_shade', 1.8 * u)).join('') +
        ink.line(hoop, 'racket', 14 * u) +
        ink.stroke(hoop, 'racket', 7.5 * u) +
        rod(figure, [x, y + 26 * u], [x, y - 36 * u], 12 * u, 'racket_grip'),
      rims: [hoop],
    };
  },
);

const surfboard = held('surfboard', { surfboard: '#3cc7c0', board_stripe: '#fdf3d0' }, (figure, { x, y, u, s }) => {
  const cx = x + s * 22 * u;
  const board = blob([
    [cx, y - 168 * u, 0.4],
    [cx + 25 * u, y - 110 * u],
    [cx + 28 * u, y - 30 * u],
    [cx + 20 * u, y + 34 * u],
    [cx, y + 52 * u],
    [cx - 20 * u, y + 34 * u],
    [cx - 28 * u, y - 30 * u],
    [cx - 25 * u, y - 110 * u],
  ]);
  return {
    svg: figure.ink.mass(board, 'surfboard', {
      inside: [
        { path: box(cx, y - 56 * u, 9 * u, 260 * u, 2), material: 'board_stripe' },
        { path: box(cx, y - 104 * u, 80 * u, 17 * u, 2), material: 'board_stripe' },
      ],
    }),
    rims: [board],
  };
});

const iceCream = held(
  'ice_cream',
  { ice_cream: '#f7a8c4', scoop_two: '#fdf0d2', cone: '#d99a52', cherry: '#d6274a' },
  (figure, { x, y, u }) => {
    const { ink } = figure;
    const cone = rounded(
      [
        [x - 20 * u, y - 34 * u],
        [x + 20 * u, y - 34 * u],
        [x, y + 26 * u],
      ],
      6 * u,
    );
    const scoop = (cy: number, r: number): Path => ellipse(x, cy, r, r * 0.94);
    const waffle = [
      [-10, 4],
      [10, -4],
    ]
      .map(([from = 0, to = 0]) =>
        ink.line(
          curve([
            [x + from * u, y - 32 * u],
            [x + to * u, y + 8 * u],
          ]),
          'cone',
          2.6 * u,
        ),
      )
      .join('');
    return {
      svg:
        ink.mass(scoop(y - 66 * u, 18 * u), 'scoop_two') +
        ink.mass(cone, 'cone', { shade: 0.5 }) +
        waffle +
        ink.mass(scoop(y - 44 * u, 24 * u), 'ice_cream') +
        ink.area(ellipse(x + 4 * u, y - 84 * u, 7 * u, 7 * u), 'cherry'),
      rims: [scoop(y - 44 * u, 24 * u), cone],
    };
  },
);

const candyCane = held('candy_cane', { candy_cane: '#fdfaf5', candy_stripe: '#e0384b' }, (figure, { x, y, u, s }) => {
  const { ink } = figure;
  const cane = curve([
    [x, y + 30 * u],
    [x, y - 40 * u],
    [x + s * 6 * u, y - 66 * u],
    [x + s * 24 * u, y - 74 * u],
    [x + s * 38 * u, y - 60 * u],
    [x + s * 38 * u, y - 48 * u],
  ]);
  const stripes = [
    [0, 12],
    [0, -8],
    [0, -28],
    [1, -50],
    [10, -70],
    [32, -70],
  ]
    .map(([dx = 0, dy = 0]) =>
      ink.stroke(
        curve([
          [x + s * (dx - 6) * u, y + (dy + 6) * u],
          [x + s * (dx + 6) * u, y + (dy - 4) * u],
        ]),
        'candy_stripe',
        6.5 * u,
      ),
    )
    .join('');
  return {
    svg:
      ink.stroke(cane, ink.look.outer ? 'candy_stripe_line' : 'candy_stripe', 21 * u) +
      ink.stroke(cane, 'candy_cane', 15 * u) +
      stripes,
    rims: [],
  };
});

const bouquet = held(
  'bouquet',
  { bouquet: '#f4ecd8', rose: '#e8475f', daisy: '#fdfaf4', petal_heart: '#f2b23c', stem: '#5aa84b' },
  (figure, { x, y, u }) => {
    const { ink } = figure;
    const paper = rounded(
      [
        [x - 36 * u, y - 38 * u],
        [x + 36 * u, y - 38 * u],
        [x + 7 * u, y + 30 * u],
        [x - 7 * u, y + 30 * u],
      ],
      7 * u,
    );
    const leaves = [-30, 30, 0]
      .map((dx) =>
        ink.mass(ellipse(x + dx * u, y - 56 * u, 13 * u, 20 * u), 'stem', { shade: 0, width: ink.look.inner }),
      )
      .join('');
    const blooms = (
      [
        [-22, -48, 'rose'],
        [22, -48, 'rose'],
        [0, -64, 'daisy'],
        [-8, -38, 'daisy'],
        [10, -40, 'rose'],
      ] as const
    )
      .map(([dx, dy, token]) => bloomOf(figure, [x + dx * u, y + dy * u], 18 * u, token, 'petal_heart'))
      .join('');
    return { svg: leaves + blooms + ink.mass(paper, 'bouquet', { shade: 0.6 }), rims: [paper] };
  },
);

const trophy = held('trophy', { trophy: '#f2bf3f', trophy_base: '#6d4a3a' }, (figure, { x, y, u }) => {
  const { ink } = figure;
  const cup = blob([
    [x - 27 * u, y - 78 * u, 0.5],
    [x + 27 * u, y - 78 * u, 0.5],
    [x + 24 * u, y - 46 * u],
    [x + 8 * u, y - 24 * u],
    [x - 8 * u, y - 24 * u],
    [x - 24 * u, y - 46 * u],
  ]);
  const ear = (s: 1 | -1): Path =>
    curve([
      [x + s * 24 * u, y - 70 * u],
      [x + s * 42 * u, y - 66 * u],
      [x + s * 38 * u, y - 44 * u],
      [x + s * 18 * u, y - 38 * u],
    ]);
  const base = box(x, y + 8 * u, 42 * u, 20 * u, 5 * u);
  return {
    svg:
      ([1, -1] as const).map((s) => ink.line(ear(s), 'trophy', 12 * u) + ink.stroke(ear(s), 'trophy', 6 * u)).join('') +
      rod(figure, [x, y - 26 * u], [x, y], 13 * u, 'trophy') +
      ink.mass(cup, 'trophy', { light: true }) +
      ink.area(starPath([x, y - 56 * u], 12 * u), 'trophy_light') +
      ink.mass(base, 'trophy_base', { shade: 0.4 }),
    rims: [cup, base],
  };
});

/** Balls, sweets, instruments and prizes. */
export const PLAYTHINGS = {
  football,
  basketball,
  beach_ball: beachBall,
  snowball,
  guitar,
  gamepad,
  racket,
  surfboard,
  ice_cream: iceCream,
  candy_cane: candyCane,
  bouquet,
  trophy,
};
