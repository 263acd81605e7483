import { thing, type Bench } from '../thing';

const stem = ({ ink, curve }: Bench, y: number) =>
  ink.line(
    curve([
      [0, y],
      [4, y - 24],
      [16, y - 42],
    ]),
    'marking',
    18,
  ) +
  ink.stroke(
    curve([
      [0, y],
      [4, y - 24],
      [16, y - 42],
    ]),
    'marking',
    11,
  );

/** An apple with a face; numbers are pixels of the reference figure from its centre, with y down. */
export const apple = thing({ rx: 130, ry: 124, rise: 42 }, (bench) => {
  const { ink, even, blob, straight, at } = bench;
  const outline = even([
    [0, -94, 0.3],
    [40, -116],
    [98, -104],
    [130, -40],
    [122, 36],
    [86, 108],
    [40, 122],
    [0, 108, 0.2],
  ]);
  const leaf = blob([
    [8, -112, 0.5],
    [30, -150],
    [72, -158, 0.5],
    [66, -124],
    [34, -106],
  ]);
  return {
    outline,
    face: { y: 8, rx: 104, ry: 80 },
    shoulder: [114, 20],
    hip: [46, 96],
    hat: { y: -92, width: 80 },
    beside: [
      {
        id: 'leaf',
        z: 16,
        pivot: at(6, -100),
        limits: [-16, 16],
        underHat: true,
        svg:
          stem(bench, -84) +
          ink.mass(leaf, 'accent', { shade: 0.5 }) +
          ink.line(straight(18, -118, 54, -146), 'accent'),
        rims: [leaf],
      },
    ],
  };
});
