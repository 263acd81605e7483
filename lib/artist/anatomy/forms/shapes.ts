import { thing } from './thing';
import type { Form } from './form';

const hexPoints = (r: number): [number, number][] => [
  [0, -r],
  [r * 0.9, -r * 0.5],
  [r * 0.9, r * 0.5],
  [0, r],
];

const around = (degrees: number, reach: number): [number, number] => [
  Math.sin((degrees * Math.PI) / 180) * reach,
  -Math.cos((degrees * Math.PI) / 180) * reach,
];

const circle = thing({ rx: 126, ry: 126 }, ({ oval }) => ({
  outline: oval(0, 0, 126, 126),
  face: { y: 0, rx: 104, ry: 92 },
  shoulder: [108, 34],
  hip: [46, 102],
  hat: { y: -104, width: 82 },
}));
const square = thing({ rx: 120, ry: 120 }, ({ box }) => ({
  outline: box(0, 0, 240, 240, 34),
  face: { y: 0, rx: 104, ry: 92 },
  shoulder: [108, 36],
  hip: [52, 104],
  hat: { y: -108, width: 84 },
}));
const triangle = thing({ rx: 144, ry: 124 }, ({ evenPoly }) => ({
  outline: evenPoly(
    [
      [0, -146],
      [150, 124],
    ],
    40,
  ),
  face: { y: 34, rx: 92, ry: 74 },
  shoulder: [88, 52],
  hip: [56, 108],
  hat: { y: -78, width: 50 },
}));
const hexagon = thing({ rx: 122, ry: 134 }, ({ evenPoly }) => ({
  outline: evenPoly(hexPoints(136), 24),
  face: { y: 0, rx: 100, ry: 88 },
  shoulder: [106, 34],
  hip: [42, 100],
  hat: { y: -104, width: 72 },
}));
const diamond = thing({ rx: 136, ry: 128 }, ({ evenPoly, straight, ink }) => ({
  outline: evenPoly(
    [
      [78, -124],
      [142, -44],
      [0, 134],
    ],
    18,
  ),
  face: { y: -8, rx: 92, ry: 72 },
  shoulder: [104, -6],
  hip: [24, 92],
  hat: { y: -112, width: 74 },
  over:
    ink.line(straight(-130, -52, -78, -52), 'body') +
    ink.line(straight(78, -52, 130, -52), 'body') +
    ink.line(straight(-68, 6, -14, 112), 'body', 4) +
    ink.line(straight(68, 6, 14, 112), 'body', 4),
}));
const bubble = thing({ rx: 140, ry: 112, legs: 44 }, ({ poly }) => ({
  outline: poly(
    [
      [-140, -112],
      [140, -112],
      [140, 82],
      [-6, 82],
      [-104, 138],
      [-78, 82],
      [-140, 82],
    ],
    24,
  ),
  face: { y: -14, rx: 106, ry: 80 },
  shoulder: [122, 20],
  hip: [40, 72],
  hat: { y: -98, width: 84 },
}));
const shield = thing({ rx: 124, ry: 136 }, ({ even, ink }) => {
  const outline = even([
    [0, -140, 0.3],
    [56, -118],
    [118, -112, 0.5],
    [122, -20],
    [88, 72],
    [0, 138, 0.4],
  ]);
  const inner = even([
    [0, -114, 0.3],
    [50, -96],
    [96, -92, 0.5],
    [98, -18],
    [70, 58],
    [0, 110, 0.4],
  ]);
  return {
    outline,
    face: { y: -18, rx: 92, ry: 80 },
    shoulder: [106, 18],
    hip: [34, 96],
    hat: { y: -116, width: 80 },
    over: ink.mass(inner, 'belly', { shade: 0.4, width: ink.look.inner }),
    limbs: 'body',
  };
});

const sun = thing({ rx: 140, ry: 134 }, ({ ink, oval, poly, at }) => {
  const rays = Array.from({ length: 12 }, (_, index) => {
    return poly(
      [around(index * 30 - 11, 92), around(index * 30, index % 2 ? 132 : 150), around(index * 30 + 11, 92)],
      8,
    );
  });
  return {
    outline: oval(0, 0, 104, 104),
    face: { y: 0, rx: 90, ry: 82 },
    shoulder: [88, 34],
    hip: [42, 84],
    hat: { y: -92, width: 70 },
    beside: [
      {
        id: 'rays',
        z: 8,
        pivot: at(0, 0),
        limits: [-12, 12],
        rims: rays,
        svg: rays.map((path) => ink.mass(path, 'accent', { shade: 0 })).join(''),
      },
    ],
  };
});

/** Forms of plain geometric shapes. */
export const SHAPES: Readonly<Record<string, Form>> = {
  circle,
  square,
  triangle,
  hexagon,
  diamond,
  bubble,
  shield,
  sun,
};
