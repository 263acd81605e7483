import type { FigureDraft } from '../figure';
import { drawHair } from '../hair/draw';
import { blob, placed } from '../shape/curve';
import type { Node } from '../shape/path';
import type { SnoutKind } from '../species/species';

const MANE: readonly Node[] = [
  [-0.1, -1.2],
  [0.5, -1.16],
  [1.06, -0.7],
  [1.3, 0],
  [1.18, 0.6],
  [1.36, 1.0, 0.4],
  [0.9, 1.0],
  [0.5, 0.6],
  [0.4, -0.2],
];

const LOCK: readonly Node[] = [
  [-0.3, -0.96],
  [0, -1.22],
  [0.34, -1.02],
  [0.3, -0.72],
  [0.06, -0.42],
  [-0.14, -0.2, 0.6],
  [-0.16, -0.5],
  [-0.4, -0.56, 0.5],
];

/** Snouts of species whose hair is a forelock and a mane. */
const HOOFED: ReadonlySet<SnoutKind> = new Set(['horse', 'cow']);

/** Adds the hair of a person, or the forelock and mane of a horse. */
export function addHair(figure: FigureDraft): void {
  if (HOOFED.has(figure.species.snout ?? 'none')) addForelock(figure);
  else drawHair(figure);
}

function addForelock(figure: FigureDraft): void {
  const { head, ink } = figure;
  const material = figure.material('hair', 'accent');
  const add = (id: string, z: number, reach: number, nodes: readonly Node[]): void => {
    const path = blob(placed(nodes, [head.cx, head.cy], head.rx, head.ry));
    figure.parts.push({
      id,
      parent: head.part,
      z,
      pivot: [head.cx, head.cy - head.ry * 0.7],
      limits: [-reach, reach],
      stage: 'features',
      svg: ink.mass(path, material),
      rims: [path],
    });
  };
  add('mane', 33, 12, MANE);
  add('hair', 45, 10, LOCK);
}
