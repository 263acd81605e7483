import type { FigureDraft } from '../../figure';
import { symmetric } from '../../shape/curve';
import type { Marking } from '../../shape/ink';
import { limb } from '../../shape/limb';
import type { Path } from '../../shape/path';
import { at, both } from './nodes';
import { lowerFace } from './masks';

/** A patch around the right eye; `wide` and `tall` are shares of the head's half width and half height. */
export function eyePatch({ head }: FigureDraft, wide: number, tall: number): Path {
  const [x, y] = [head.cx + head.eyeDx * 1.12, head.eyeY + head.ry * 0.03];
  return limb(
    [
      [x - head.rx * 0.05, y - head.ry * tall * 0.28],
      [x + head.rx * 0.06, y + head.ry * tall * 0.42],
    ],
    head.rx * wide * 2,
    head.rx * wide * 2.1,
  ).fill;
}

/** The markings of a raccoon: a dark band across the eyes and a pale lower face. */
export function raccoon(figure: FigureDraft): Marking[] {
  const { head } = figure;
  const band = symmetric(
    at(figure, [
      [0, -0.08, 0.3],
      [0.3, -0.2],
      [0.66, -0.16],
      [1.3, 0.2],
      [1.2, 0.5],
      [0.62, 0.42],
      [0.3, 0.34],
      [0, 0.2, 0.3],
    ]),
    head.cx,
  );
  return [
    { path: lowerFace(figure), material: 'belly' },
    { path: band, material: 'accent' },
  ];
}

/** The markings of a sloth: a pale face with a dark streak outward from each eye. */
export function sloth(figure: FigureDraft): Marking[] {
  const { head } = figure;
  const face = symmetric(
    at(figure, [
      [0, -0.5, 0.2],
      [0.5, -0.5],
      [0.82, -0.1],
      [0.76, 0.5],
      [0.4, 0.86],
      [0, 0.92],
    ]),
    head.cx,
  );
  const streak = limb(
    [
      [head.cx + head.eyeDx * 0.9, head.eyeY],
      [head.cx + head.eyeDx * 1.5, head.eyeY + head.ry * 0.12],
      [head.cx + head.rx * 0.98, head.eyeY + head.ry * 0.3],
    ],
    head.ry * 0.42,
    head.ry * 0.22,
  ).fill;
  return [{ path: face, material: 'belly' }, ...both(figure, streak).map((path) => ({ path, material: 'accent' }))];
}

/** The markings of a badger: a pale head with a dark band down through each eye. */
export function badger(figure: FigureDraft): Marking[] {
  const { head } = figure;
  const band = limb(
    [
      [head.cx + head.eyeDx * 0.84, head.cy - head.ry * 1.1],
      [head.cx + head.eyeDx * 1.04, head.eyeY],
      [head.cx + head.eyeDx * 0.7, head.eyeY + head.ry * 0.52],
    ],
    head.rx * 0.42,
    head.rx * 0.24,
  ).fill;
  return both(figure, band).map((path) => ({ path, material: 'accent' }));
}
