import { blob, box, curve, ellipse, rounded, symmetric } from '../shape/curve';
import { limb } from '../shape/limb';
import { held, rod } from './held';

const umbrella = held(
  'umbrella',
  { umbrella: '#e5484d', umbrella_panel: '#fdf3e0', umbrella_pole: '#6d4a3a' },
  (figure, { x, y, u }) => {
    const { ink } = figure;
    const top = y - 150 * u;
    const dome = symmetric(
      [
        [x, top],
        [x + 44 * u, top + 12 * u],
        [x + 74 * u, top + 50 * u, 0.7],
        [x + 50 * u, top + 44 * u],
        [x + 26 * u, top + 54 * u, 0.6],
        [x, top + 46 * u],
      ],
      x,
    );
    const panel = symmetric(
      [
        [x, top - 4 * u],
        [x + 20 * u, top + 20 * u],
        [x + 26 * u, top + 56 * u],
        [x, top + 50 * u],
      ],
      x,
    );
    return {
      svg:
        rod(figure, [x, y + 34 * u], [x, top + 30 * u], 8 * u, 'umbrella_pole') +
        rod(figure, [x, top + 4 * u], [x, top - 12 * u], 7 * u, 'umbrella_pole') +
        ink.mass(dome, 'umbrella', { inside: [{ path: panel, material: 'umbrella_panel' }] }),
      rims: [dome],
    };
  },
);

const lantern = held('lantern', { lantern: '#4a4e5a', glow: '#ffd666' }, (figure, { x, y, u }) => {
  const { ink } = figure;
  const glass = box(x, y + 36 * u, 38 * u, 46 * u, 12 * u);
  const ring = curve([
    [x - 14 * u, y + 10 * u],
    [x, y - 8 * u],
    [x + 14 * u, y + 10 * u],
  ]);
  const flame = blob([
    [x, y + 22 * u, 0.6],
    [x + 9 * u, y + 40 * u],
    [x, y + 50 * u],
    [x - 9 * u, y + 40 * u],
  ]);
  return {
    svg:
      ink.area(ellipse(x, y + 36 * u, 44 * u, 44 * u), 'glow', 0.28) +
      ink.stroke(ring, 'lantern', 5 * u) +
      ink.mass(glass, 'glow', { shade: 0.4 }) +
      ink.area(flame, 'glow_light') +
      ink.mass(box(x, y + 12 * u, 46 * u, 12 * u, 5 * u), 'lantern', { shade: 0 }) +
      ink.mass(box(x, y + 60 * u, 48 * u, 12 * u, 5 * u), 'lantern', { shade: 0 }),
    rims: [glass],
  };
});

const pumpkin = held(
  'pumpkin',
  { pumpkin: '#ee7a22', pumpkin_stem: '#5a8a3c', pumpkin_face: '#4a2a16' },
  (figure, { x, y, u }) => {
    const { ink } = figure;
    const cy = y - 12 * u;
    const shape = blob([
      [x, cy - 28 * u],
      [x + 22 * u, cy - 32 * u],
      [x + 42 * u, cy - 12 * u],
      [x + 40 * u, cy + 16 * u],
      [x + 18 * u, cy + 30 * u],
      [x, cy + 26 * u],
      [x - 18 * u, cy + 30 * u],
      [x - 40 * u, cy + 16 * u],
      [x - 42 * u, cy - 12 * u],
      [x - 22 * u, cy - 32 * u],
    ]);
    const eye = (dx: number) =>
      rounded(
        [
          [x + (dx - 8) * u, cy - 2 * u],
          [x + dx * u, cy - 15 * u],
          [x + (dx + 8) * u, cy - 2 * u],
        ],
        2,
      );
    const grin = blob([
      [x - 22 * u, cy + 5 * u, 0.6],
      [x - 8 * u, cy + 10 * u],
      [x, cy + 7 * u, 0.8],
      [x + 8 * u, cy + 10 * u],
      [x + 22 * u, cy + 5 * u, 0.6],
      [x + 10 * u, cy + 20 * u],
      [x - 10 * u, cy + 20 * u],
    ]);
    const ribs = [-1, 1]
      .map((s) =>
        ink.line(
          curve([
            [x + s * 14 * u, cy - 27 * u],
            [x + s * 22 * u, cy - 16 * u],
          ]),
          'pumpkin',
          ink.look.inner * 0.7,
        ),
      )
      .join('');
    return {
      svg:
        ink.mass(
          limb(
            [
              [x, cy - 26 * u],
              [x + 5 * u, cy - 42 * u],
            ],
            13 * u,
            10 * u,
          ).fill,
          'pumpkin_stem',
          { shade: 0 },
        ) +
        ink.mass(shape, 'pumpkin') +
        ribs +
        [eye(-13), eye(13), grin].map((path) => ink.area(path, 'pumpkin_face')).join(''),
      rims: [shape],
    };
  },
);

const camera = held(
  'camera',
  { camera: '#4a4e6a', camera_lens: '#8fd0ee', camera_flash: '#fbcf3c' },
  (figure, { x, y, u }) => {
    const { ink } = figure;
    const cy = y - 16 * u;
    const shell = box(x, cy, 78 * u, 50 * u, 9 * u);
    const hump = box(x - 4 * u, cy - 28 * u, 32 * u, 18 * u, 5 * u);
    const ring = ellipse(x, cy + 2 * u, 19 * u, 19 * u);
    return {
      svg:
        ink.mass(hump, 'camera', { shade: 0 }) +
        ink.mass(shell, 'camera') +
        ink.area(ring, 'glint') +
        ink.mass(ellipse(x, cy + 2 * u, 14 * u, 14 * u), 'camera_lens', { shade: 0.5, width: ink.look.inner }) +
        ink.area(ellipse(x - 5 * u, cy - 3 * u, 4 * u, 4 * u), 'glint') +
        ink.area(ellipse(x + 29 * u, cy - 15 * u, 4.4 * u, 4.4 * u), 'camera_flash'),
      rims: [shell, hump],
    };
  },
);

const shoppingBag = held('shopping_bag', { shopping_bag: '#f58fb4', bag_handle: '#6d4a3a' }, (figure, { x, y, u }) => {
  const { ink } = figure;
  const bag = rounded(
    [
      [x - 32 * u, y + 12 * u],
      [x + 32 * u, y + 12 * u],
      [x + 38 * u, y + 80 * u],
      [x - 38 * u, y + 80 * u],
    ],
    5 * u,
  );
  const handle = curve([
    [x - 16 * u, y + 20 * u],
    [x - 12 * u, y - 6 * u],
    [x + 12 * u, y - 6 * u],
    [x + 16 * u, y + 20 * u],
  ]);
  const heart = blob([
    [x, y + 40 * u, 0.8],
    [x + 9 * u, y + 34 * u],
    [x + 16 * u, y + 43 * u],
    [x, y + 62 * u, 0.7],
    [x - 16 * u, y + 43 * u],
    [x - 9 * u, y + 34 * u],
  ]);
  return {
    svg:
      ink.mass(bag, 'shopping_bag', { light: false }) +
      ink.stroke(handle, 'bag_handle', 5.5 * u) +
      ink.area(heart, 'glint'),
    rims: [bag],
  };
});

const briefcase = held('briefcase', { briefcase: '#8a5a37', clasp: '#f2bf3f' }, (figure, { x, y, u }) => {
  const { ink } = figure;
  const shell = box(x, y + 42 * u, 86 * u, 58 * u, 9 * u);
  const handle = curve([
    [x - 17 * u, y + 14 * u],
    [x - 13 * u, y - 3 * u],
    [x + 13 * u, y - 3 * u],
    [x + 17 * u, y + 14 * u],
  ]);
  return {
    svg:
      ink.line(handle, 'briefcase', 9 * u) +
      ink.mass(shell, 'briefcase') +
      ink.line(
        curve([
          [x - 42 * u, y + 38 * u],
          [x + 42 * u, y + 38 * u],
        ]),
        'briefcase',
        ink.look.inner * 0.8,
      ) +
      ink.area(box(x, y + 39 * u, 17 * u, 13 * u, 3 * u), 'clasp'),
    rims: [shell],
  };
});

const hammer = held('hammer', { hammer: '#8f9bab', hammer_grip: '#b9743c' }, (figure, { x, y, u }) => {
  const head = blob([
    [x - 32 * u, y - 74 * u, 0.6],
    [x + 18 * u, y - 76 * u, 0.3],
    [x + 34 * u, y - 62 * u, 0.7],
    [x + 16 * u, y - 52 * u, 0.3],
    [x - 32 * u, y - 48 * u, 0.6],
  ]);
  return {
    svg:
      rod(figure, [x, y + 32 * u], [x, y - 60 * u], 13 * u, 'hammer_grip') +
      figure.ink.mass(head, 'hammer', { shade: 0.6 }),
    rims: [head],
  };
});

const map = held('map', { map: '#f3e2b8', map_route: '#d9382f' }, (figure, { x, y, u }) => {
  const { ink } = figure;
  const cy = y - 18 * u;
  const sheet = rounded(
    [
      [x - 44 * u, cy - 26 * u],
      [x - 15 * u, cy - 34 * u],
      [x + 15 * u, cy - 26 * u],
      [x + 44 * u, cy - 34 * u],
      [x + 44 * u, cy + 24 * u],
      [x + 15 * u, cy + 32 * u],
      [x - 15 * u, cy + 24 * u],
      [x - 44 * u, cy + 32 * u],
    ],
    4,
  );
  const folds = [-15, 15]
    .map((dx) =>
      ink.line(
        curve([
          [x + dx * u, cy - 29 * u],
          [x + dx * u, cy + 27 * u],
        ]),
        'map',
        ink.look.inner * 0.6,
      ),
    )
    .join('');
  const route = [
    [-32, 14],
    [-20, 4],
    [-6, 8],
    [8, -4],
  ]
    .map(([dx = 0, dy = 0]) => ink.area(ellipse(x + dx * u, cy + dy * u, 3.4 * u, 3.4 * u), 'map_route'))
    .join('');
  const cross = [
    curve([
      [x + 20 * u, cy - 16 * u],
      [x + 34 * u, cy - 4 * u],
    ]),
    curve([
      [x + 34 * u, cy - 16 * u],
      [x + 20 * u, cy - 4 * u],
    ]),
  ]
    .map((path) => ink.stroke(path, 'map_route', 5 * u))
    .join('');
  return { svg: ink.mass(sheet, 'map', { shade: 0.5 }) + folds + route + cross, rims: [sheet] };
});

const pizza = held('pizza', { pizza: '#f9cf5f', crust: '#c9803c', pepperoni: '#d2433a' }, (figure, { x, y, u }) => {
  const { ink } = figure;
  const slice = rounded(
    [
      [x - 36 * u, y - 52 * u],
      [x + 36 * u, y - 52 * u],
      [x, y + 26 * u],
    ],
    7 * u,
  );
  const rim = limb(
    [
      [x - 34 * u, y - 52 * u],
      [x, y - 60 * u],
      [x + 34 * u, y - 52 * u],
    ],
    17 * u,
    17 * u,
  ).fill;
  const dots = [
    [-13, -32, 8],
    [13, -34, 8],
    [1, -12, 7],
  ].map(([dx = 0, dy = 0, r = 8]) => ({ path: ellipse(x + dx * u, y + dy * u, r * u, r * u), material: 'pepperoni' }));
  return {
    svg: ink.mass(slice, 'pizza', { inside: dots, shade: 0.5 }) + ink.mass(rim, 'crust', { shade: 0.4 }),
    rims: [slice, rim],
  };
});

const clipboard = held(
  'clipboard',
  { clipboard: '#b98046', paper: '#fdfaf4', check: '#3da866', ferrule_steel: '#bfc7d1' },
  (figure, { x, y, u }) => {
    const { ink } = figure;
    const cy = y - 26 * u;
    const board = box(x, cy, 60 * u, 80 * u, 7 * u);
    const rows = [-14, 4, 22]
      .map(
        (dy) =>
          ink.stroke(
            curve([
              [x - 17 * u, cy + dy * u],
              [x - 12 * u, cy + (dy + 5) * u],
              [x - 5 * u, cy + (dy - 6) * u],
            ]),
            'check',
            4 * u,
          ) +
          ink.stroke(
            curve([
              [x + 2 * u, cy + dy * u],
              [x + 17 * u, cy + dy * u],
            ]),
            'paper_shade',
            4.4 * u,
          ),
      )
      .join('');
    return {
      svg:
        ink.mass(board, 'clipboard', { shade: 0.4 }) +
        ink.area(box(x, cy + 4 * u, 46 * u, 62 * u, 3), 'paper') +
        rows +
        ink.mass(box(x, cy - 37 * u, 28 * u, 13 * u, 5 * u), 'ferrule_steel', { shade: 0, width: ink.look.inner }),
      rims: [board],
    };
  },
);

const broom = held(
  'broom',
  { broom: '#e0b060', broom_stick: '#8a5a37', broom_tie: '#c4543f' },
  (figure, { x, y, u }) => {
    const brush = blob([
      [x - 11 * u, y - 62 * u],
      [x + 11 * u, y - 62 * u],
      [x + 30 * u, y - 112 * u, 0.4],
      [x, y - 118 * u],
      [x - 30 * u, y - 112 * u, 0.4],
    ]);
    const straws = [-12, 0, 12]
      .map((dx) =>
        figure.ink.line(
          curve([
            [x + dx * 0.5 * u, y - 76 * u],
            [x + dx * 1.3 * u, y - 104 * u],
          ]),
          'broom',
          figure.ink.look.inner * 0.7,
        ),
      )
      .join('');
    return {
      svg:
        rod(figure, [x, y + 58 * u], [x, y - 62 * u], 10 * u, 'broom_stick') +
        figure.ink.mass(brush, 'broom') +
        straws +
        figure.ink.area(box(x, y - 66 * u, 28 * u, 9 * u, 3), 'broom_tie'),
      rims: [brush],
    };
  },
);

const flask = held('flask', { flask: '#e3f1f8', potion: '#62c46a', cork: '#b98046' }, (figure, { x, y, u }) => {
  const { ink } = figure;
  const glass = blob([
    [x - 9 * u, y - 66 * u, 0.7],
    [x + 9 * u, y - 66 * u, 0.7],
    [x + 10 * u, y - 42 * u, 0.3],
    [x + 31 * u, y + 4 * u],
    [x + 22 * u, y + 18 * u],
    [x - 22 * u, y + 18 * u],
    [x - 31 * u, y + 4 * u],
    [x - 10 * u, y - 42 * u, 0.3],
  ]);
  const fill = { path: box(x, y + 6 * u, 90 * u, 46 * u, 2), material: 'potion' };
  const bubbles = [
    [-8, 4, 4],
    [8, -4, 5],
    [1, -28, 3.4],
  ]
    .map(([dx = 0, dy = 0, r = 4]) => ink.area(ellipse(x + dx * u, y + dy * u, r * u, r * u), 'potion_light'))
    .join('');
  return {
    svg:
      ink.mass(glass, 'flask', { inside: [fill], shade: 0.5 }) +
      bubbles +
      ink.mass(box(x, y - 70 * u, 22 * u, 13 * u, 4 * u), 'cork', { shade: 0, width: ink.look.inner }),
    rims: [glass],
  };
});

/** Tools, bags and what is carried to work. */
export const TOOLS = {
  umbrella,
  lantern,
  pumpkin,
  camera,
  shopping_bag: shoppingBag,
  briefcase,
  hammer,
  map,
  pizza,
  clipboard,
  broom,
  flask,
};
