import { blob, box, curve, ellipse, rounded, symmetric } from '../../shape/curve';
import { held, rod } from '../held';

/** The greatest length of an umbrella above the hand, in units of the reference figure. */
const MAX_UMBRELLA = 230;

/** An umbrella, drawn in figure pixels around the grip (x, y); `u` is pixels for one unit of the reference figure. */
export const umbrella = held(
  'umbrella',
  { umbrella: '#e5484d', umbrella_panel: '#fdf3e0', umbrella_pole: '#6d4a3a' },
  (figure, { x, y, u }) => {
    const { ink, head, unit } = figure;
    // The dome of an umbrella is above the head, however big that is.
    const top = y - Math.max(150, Math.min(MAX_UMBRELLA, (head.ry * 2) / unit + 44)) * u;
    const dome = symmetric(
      [
        [x, top],
        [x + 52 * u, top + 12 * u],
        [x + 90 * u, top + 56 * u, 0.7],
        [x + 60 * u, top + 48 * u],
        [x + 30 * u, top + 58 * u, 0.6],
        [x, top + 46 * u],
      ],
      x,
    );
    const panel = symmetric(
      [
        [x, top - 4 * u],
        [x + 22 * u, top + 20 * u],
        [x + 30 * u, top + 60 * u],
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

/** A lantern in a hand. */
export const lantern = held('lantern', { lantern: '#4a4e5a', glow: '#ffd666' }, (figure, { x, y, u }) => {
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

/** A camera in a hand. */
export const camera = held(
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

/** A folded map in a hand. */
export const map = held('map', { map: '#f3e2b8', map_route: '#d9382f' }, (figure, { x, y, u }) => {
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
