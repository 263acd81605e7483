import { thing, type Bench } from '../thing';

const stalk = ({ ink, evenPoly, blob }: Bench) => {
  const [stem, leaves] = [
    evenPoly(
      [
        [11, 20],
        [13, 166],
      ],
      6,
    ),
    [-1, 1].map((s) =>
      blob([
        [s * 4, 150, 0.5],
        [s * 30, 112],
        [s * 84, 104, 0.5],
        [s * 70, 140],
        [s * 34, 156],
      ]),
    ),
  ];
  return {
    svg:
      ink.mass(stem, 'accent', { shade: 0.5 }) +
      leaves.map((path) => ink.mass(path, 'accent', { shade: 0.5 })).join(''),
    rims: [stem, ...leaves],
  };
};

/** Makes the form of a flower: a face in a ring of petals on a stalk. */
export const blossom = (petals: number, length: number, rows: number) =>
  thing({ rx: 136, ry: 166, legs: 0, limits: [-14, 14] }, (bench) => {
    const { ink, oval, at, blob } = bench;
    const petal = (turn: number) => {
      const point = (out: number, side: number): [number, number] => {
        const [s, c] = [Math.sin(turn), Math.cos(turn)];
        return [s * out + c * side, -42 - c * out + s * side];
      };
      const half = (Math.PI * 84) / petals;
      return blob([
        point(52, 0),
        point(length * 0.76, half),
        point(length, petals > 9 ? half * 0.4 : half * 0.7),
        point(length * 1.05, 0),
        point(length, petals > 9 ? -half * 0.4 : -half * 0.7),
        point(length * 0.76, -half),
      ]);
    };
    const ring = (from: number) =>
      Array.from({ length: petals }, (_, index) => petal(((index + from) * 2 * Math.PI) / petals));
    const all = rows > 1 ? [...ring(0.5), ...ring(0)] : ring(0);
    return {
      outline: oval(0, -42, 84, 82),
      face: { y: -42, rx: 76, ry: 70 },
      shoulder: [62, 6],
      hip: [10, 100],
      hat: { y: -112, width: 60 },
      limbs: 'accent',
      beside: [
        {
          id: 'petals',
          z: 14,
          pivot: at(0, -42),
          limits: [-10, 10],
          rims: all,
          svg: all.map((path) => ink.mass(path, 'belly', { shade: 0.3 })).join(''),
        },
        { id: 'stalk', z: 10, pivot: at(0, 40), ...stalk(bench) },
      ],
    };
  });
