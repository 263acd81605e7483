import type { FigureDraft } from '../figure';
import { blob, curve, ellipse, puffy } from '../shape/curve';
import { limb } from '../shape/limb';
import { mirror } from '../shape/path';
import type { Path, Point } from '../shape/path';
import type { Garment } from './garment';
import { hatNodes, wear } from './hat-line';

/** A flower of five petals with a round centre, drawn with few lines because several of them stand in a row. */
export function bloomOf({ ink }: FigureDraft, [x, y]: Point, r: number, petal: string, heart: string): string {
  const petals = Array.from({ length: 5 }, (_, index): Path => {
    const angle = (Math.PI * 2 * index) / 5 - Math.PI / 2;
    return ellipse(x + Math.cos(angle) * r * 0.62, y + Math.sin(angle) * r * 0.62, r * 0.52, r * 0.52);
  });
  const rim = ink.look.outer === 0 ? '' : petals.map((path) => ink.line(path, petal, ink.look.inner * 1.3)).join('');
  return (
    rim + petals.map((path) => ink.area(path, petal)).join('') + ink.area(ellipse(x, y, r * 0.38, r * 0.38), heart)
  );
}

const flowerCrown: Garment = {
  hair: 'free',
  colors: { flower_crown: '#5aa84b', bloom: '#f58fb4', bloom_two: '#fff3d6', bloom_heart: '#f2b23c' },
  draw: (figure) => {
    const { ink, head } = figure;
    const vine = curve(
      hatNodes(figure, [
        [-1.0, 0.06],
        [-0.6, -0.08],
        [0, -0.14],
        [0.6, -0.08],
        [1.0, 0.06],
      ]),
    );
    const leaves = [
      [-0.78, -0.04, -40],
      [-0.24, -0.14, -10],
      [0.24, -0.14, 10],
      [0.78, -0.04, 40],
    ]
      .map(([x = 0, y = 0]) => {
        const [[px = 0, py = 0] = []] = hatNodes(figure, [[x, y]]);
        return ink.mass(ellipse(px, py - head.ry * 0.06, head.rx * 0.08, head.ry * 0.11), 'flower_crown', {
          shade: 0,
          width: ink.look.inner,
        });
      })
      .join('');
    const blooms = [
      [-0.98, 0.05, 0.13],
      [0.98, 0.05, 0.13],
      [-0.52, -0.09, 0.15],
      [0.52, -0.09, 0.15],
      [0, -0.15, 0.19],
    ]
      .map(([x = 0, y = 0, r = 0.15], index) => {
        const [[px = 0, py = 0] = []] = hatNodes(figure, [[x, y]]);
        return bloomOf(
          figure,
          [px, py],
          head.rx * r,
          index === 2 || index === 3 ? 'bloom_two' : 'bloom',
          'bloom_heart',
        );
      })
      .join('');
    wear(
      figure,
      'flower_crown',
      ink.line(vine, 'flower_crown', 11) + ink.stroke(vine, 'flower_crown', 6) + leaves + blooms,
      [],
    );
  },
};

/** A thin band over the head that connects ornaments on both sides. */
function bandOver(figure: FigureDraft, token: string, width: number): string {
  const { ink, head } = figure;
  const arc = curve([
    [head.cx - head.rx * 0.98, head.cy],
    [head.cx - head.rx * 0.8, head.cy - head.ry * 0.8],
    [head.cx, head.cy - head.ry * 1.1],
    [head.cx + head.rx * 0.8, head.cy - head.ry * 0.8],
    [head.cx + head.rx * 0.98, head.cy],
  ]);
  return ink.line(arc, token, width + ink.look.outer) + ink.stroke(arc, token, width);
}

const earmuffs: Garment = {
  hair: 'free',
  colors: { earmuffs: '#f27d92', earmuff_band: '#6b5b8a' },
  draw: (figure) => {
    const { ink, head } = figure;
    const pad = (s: 1 | -1) =>
      puffy(head.cx + s * head.rx, head.cy + head.ry * 0.08, head.rx * 0.19, head.rx * 0.21, 8, 0.4);
    figure.parts.push({
      id: 'earmuffs',
      parent: head.part,
      z: 57,
      pivot: [head.cx, head.cy],
      limits: [-12, 12],
      stage: 'clothes',
      svg:
        bandOver(figure, 'earmuff_band', 9) +
        ([1, -1] as const).map((s) => ink.mass(pad(s), 'earmuffs', { shade: 0.7 })).join(''),
      rims: [pad(1), pad(-1)],
    });
  },
};

const antlers: Garment = {
  hair: 'free',
  colors: { antlers: '#9a6a3f' },
  rise: 0.7,
  draw: (figure) => {
    const { ink, head } = figure;
    const at = (s: number, nodes: readonly (readonly [number, number])[]): Point[] =>
      hatNodes(figure, nodes).map(([x, y]): Point => [s < 0 ? 2 * head.cx - x : x, y]);
    const branch = (s: number): Path[] => [
      limb(
        at(s, [
          [0.5, -0.2],
          [0.74, -0.62],
          [0.82, -1.06],
        ]),
        head.rx * 0.15,
        head.rx * 0.09,
      ).fill,
      limb(
        at(s, [
          [0.72, -0.58],
          [1.02, -0.74],
          [1.12, -0.98],
        ]),
        head.rx * 0.11,
        head.rx * 0.08,
      ).fill,
    ];
    const all = [...branch(1), ...branch(-1)];
    wear(
      figure,
      'antlers',
      all.map((path) => ink.mass(path, 'antlers', { shade: 0.4 })).join('') +
        all.map((path) => ink.area(path, 'antlers')).join(''),
      all,
    );
  },
};

const bunnyEars: Garment = {
  hair: 'free',
  colors: { bunny_ears: '#fdfaf5', bunny_inner: '#f7b3c2' },
  rise: 1,
  draw: (figure) => {
    const { ink, head } = figure;
    const right = blob(
      hatNodes(figure, [
        [0.28, -0.1],
        [0.24, -0.6],
        [0.42, -1.16],
        [0.7, -1.22],
        [0.84, -0.8],
        [0.66, -0.16],
      ]),
    );
    const inner = blob(
      hatNodes(figure, [
        [0.42, -0.26],
        [0.4, -0.66],
        [0.52, -1.0],
        [0.64, -1.02],
        [0.7, -0.72],
        [0.58, -0.28],
      ]),
    );
    wear(
      figure,
      'bunny_ears',
      [right, mirror(right, head.cx)].map((path) => ink.mass(path, 'bunny_ears', { shade: 0.6 })).join('') +
        [inner, mirror(inner, head.cx)].map((path) => ink.area(path, 'bunny_inner')).join(''),
      [right, mirror(right, head.cx)],
      { z: 35 },
    );
  },
};

/** Garments in the hair and over the ears. */
export const HAIR_BANDS = { flower_crown: flowerCrown, earmuffs, antlers, bunny_ears: bunnyEars };
