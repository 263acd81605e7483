import { blob, box, curve, ellipse, rounded } from '../../shape/curve';
import type { Sketch } from '../grip';
import { held, rod } from '../held';

/** A paintbrush, drawn in figure pixels around the grip (x, y); `u` is pixels for one unit of the reference figure. */
export const paintbrush = held(
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

/** A pencil in a hand. */
export const pencil = held('pencil', { pencil: '#fbc93c', eraser: '#f58fb4' }, (figure, { x, y, u }) => {
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

/** A closed book that lies flat, seen from its spine. */
const lyingBook: Sketch = ({ ink }, { x, y, u }) => {
  const cover = box(x, y - 13 * u, 96 * u, 28 * u, 7 * u);
  const label = box(x + 20 * u, y - 13 * u, 17 * u, 15 * u, 3 * u);
  return {
    svg: ink.mass(cover, 'book', { shade: 0.4 }) + ink.area(label, 'book_light'),
    rims: [cover],
  };
};

const uprightBook: Sketch = (figure, { x, y, u }) => {
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
};

/** A book in a hand, or lying on the head. */
export const book = held('book', { book: '#4f7fd6' }, uprightBook, 'palm', lyingBook);

/** A clipboard in a hand. */
export const clipboard = held(
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
