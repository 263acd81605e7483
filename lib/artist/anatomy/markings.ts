import type { FigureDraft } from '../figure';
import { blob, box, ellipse, placed, symmetric } from '../shape/curve';
import type { Marking } from '../shape/ink';
import { limb } from '../shape/limb';
import { mirror } from '../shape/path';
import type { Node, Path, Point } from '../shape/path';
import type { MarkKind } from '../species/species';

/** What is painted on the head under the features: masks, patches, stripes, blush. */
export function headMarkings(figure: FigureDraft): Marking[] {
  const extras = figure.species.extras ?? [];
  const list: Marking[] = [];
  if (figure.brief.species === 'robot')
    list.push({
      path: box(
        figure.head.cx,
        figure.head.cy + figure.head.ry * 0.04,
        figure.head.rx * 1.62,
        figure.head.ry * 1.36,
        figure.head.ry * 0.34,
      ),
      material: 'belly',
    });
  if (extras.includes('mask')) list.push({ path: mask(figure), material: 'belly' });
  if (extras.includes('blaze')) list.push({ path: blaze(figure), material: 'belly' });
  if (extras.includes('panda'))
    list.push(...both(figure, eyePatch(figure, 0.23, 0.31)).map((path) => ({ path, material: 'accent' })));
  if (extras.includes('sloth')) list.push(...sloth(figure));
  if (extras.includes('badger')) list.push(...badger(figure));
  if (extras.includes('raccoon')) list.push(...raccoon(figure));
  for (const mark of figure.species.marks ?? []) list.push(...MARKS[mark](figure));
  if (extras.includes('stripes') || figure.brief.features.has('stripes')) list.push(...stripes(figure));
  if (figure.brief.features.has('spots') && figure.head.part === 'head') list.push(...spots(figure));
  return list;
}

const MARKS: Record<MarkKind, (figure: FigureDraft) => Marking[]> = {
  eye_patch: (figure) => [{ path: mirror(eyePatch(figure, 0.3, 0.42), figure.head.cx), material: 'marking' }],
  patches: (figure) => [
    {
      path: blob(
        at(figure, [
          [-1.2, -1.1],
          [-0.3, -1.2],
          [-0.12, -0.6],
          [-0.3, 0.02],
          [-0.62, 0.36],
          [-1.2, 0.3],
        ]),
      ),
      material: 'marking',
    },
    {
      path: blob(
        at(figure, [
          [0.24, -1.2],
          [1.2, -1.2],
          [1.2, -0.04],
          [0.86, -0.2],
          [0.5, -0.36],
          [0.26, -0.7],
        ]),
      ),
      material: 'accent',
    },
  ],
  cap: (figure) => [
    {
      path: symmetric(
        at(figure, [
          [0, -0.02, 0.7],
          [0.14, -0.34],
          [0.36, -0.46],
          [0.7, -0.3],
          [0.84, 0.1],
          [0.9, 0.44, 0.5],
          [1.3, 0.1],
          [1.3, -1.2],
          [0, -1.3],
        ]),
        figure.head.cx,
      ),
      material: 'accent',
    },
  ],
  dark_face: (figure) => [
    {
      path: symmetric(
        at(figure, [
          [0, -0.12],
          [0.2, 0],
          [0.42, 0.4],
          [0.5, 0.74],
          [0.3, 1.1],
          [0, 1.16],
        ]),
        figure.head.cx,
      ),
      material: 'accent',
    },
  ],
};

const at = ({ head }: FigureDraft, nodes: readonly Node[]): Node[] =>
  placed(nodes, [head.cx, head.cy], head.rx, head.ry);
const both = ({ head }: FigureDraft, path: Path): Path[] => [path, mirror(path, head.cx)];

/** The pale lower face: a fox's two lobes, or a round window for monkeys and hamsters. */
function mask(figure: FigureDraft): Path {
  const { cx } = figure.head;
  if (figure.species.head === 'round') {
    return symmetric(
      at(figure, [
        [0, -0.32, 0.5],
        [0.36, -0.52],
        [0.72, -0.24],
        [0.68, 0.3],
        [0.74, 0.62],
        [0.4, 0.94],
        [0, 1],
      ]),
      cx,
    );
  }
  if (figure.species.head === 'rabbit' || figure.species.head === 'mouse') {
    return symmetric(
      at(figure, [
        [0, 0.02, 0.4],
        [0.2, 0.22],
        [0.5, 0.16],
        [0.95, 0.3],
        [1.2, 0.7],
        [0.6, 1.2],
        [0, 1.2],
      ]),
      cx,
    );
  }
  return symmetric(
    at(figure, [
      [0, 0.3, 0.2],
      [0.12, 0.16],
      [0.3, 0.0],
      [0.6, 0.16],
      [1.3, 0.1],
      [1.3, 0.9],
      [0.6, 1.3],
      [0, 1.3],
    ]),
    cx,
  );
}

const blaze = (figure: FigureDraft): Path =>
  symmetric(
    at(figure, [
      [0, -1.1],
      [0.12, -0.9],
      [0.1, -0.4],
      [0.2, 0.1],
      [0.4, 0.5],
      [0.3, 0.9],
      [0, 1],
    ]),
    figure.head.cx,
  );

function eyePatch({ head }: FigureDraft, wide: number, tall: number): Path {
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

function raccoon(figure: FigureDraft): Marking[] {
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

/** A pale face with a dark streak out from each eye. */
function sloth(figure: FigureDraft): Marking[] {
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

/** A pale head with a dark band down through each eye. */
function badger(figure: FigureDraft): Marking[] {
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

const lowerFace = (figure: FigureDraft): Path =>
  symmetric(
    at(figure, [
      [0, -0.2],
      [0.6, -0.3],
      [1.3, -0.1],
      [1.3, 0.9],
      [0.6, 1.3],
      [0, 1.3],
    ]),
    figure.head.cx,
  );

/** A tapered stripe between two points in head units. */
function stripe(figure: FigureDraft, from: Point, to: Point, width: number): Path {
  const [a, b] = placed([from, to], [figure.head.cx, figure.head.cy], figure.head.rx, figure.head.ry) as [Node, Node];
  return limb(
    [
      [a[0], a[1]],
      [b[0], b[1]],
    ],
    width * figure.head.rx,
    width * 0.35 * figure.head.rx,
  ).fill;
}

function stripes(figure: FigureDraft): Marking[] {
  const sides = [
    stripe(figure, [1.1, -0.06], [0.72, 0.06], 0.13),
    stripe(figure, [1.12, 0.26], [0.76, 0.3], 0.13),
    stripe(figure, [0.34, -1.1], [0.26, -0.62], 0.13),
  ];
  const paths = [...sides.flatMap((path) => both(figure, path)), stripe(figure, [0, -1.1], [0, -0.5], 0.14)];
  return paths.map((path) => ({ path, material: 'marking' }));
}

function spots(figure: FigureDraft): Marking[] {
  const places: readonly [number, number, number][] = [
    [-0.62, -0.6, 0.2],
    [0.42, -0.82, 0.16],
    [0.84, -0.2, 0.13],
    [-0.9, 0.1, 0.12],
    [0.1, -0.62, 0.1],
  ];
  return places.map(([x, y, size]) => ({
    path: ellipse(
      figure.head.cx + x * figure.head.rx,
      figure.head.cy + y * figure.head.ry,
      size * figure.head.rx,
      size * figure.head.rx * 0.88,
    ),
    material: 'marking',
  }));
}
