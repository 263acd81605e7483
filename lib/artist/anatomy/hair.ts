import type { FigureDraft } from '../figure';
import { drawHair } from '../hair/draw';
import { blob, curve, placed } from '../shape/curve';
import type { Node } from '../shape/path';
import type { SnoutKind } from '../species/species';

/** A mane that falls in three locks down the neck, in half widths and half heights of the head. */
const MANE: readonly Node[] = [
  [-0.1, -1.2],
  [0.5, -1.2],
  [1.0, -0.88],
  [1.26, -0.44],
  [1.44, 0.02, 0.3],
  [1.28, 0.06, 0.4],
  [1.36, 0.36],
  [1.5, 0.66, 0.3],
  [1.3, 0.66, 0.4],
  [1.32, 0.94],
  [1.4, 1.2, 0.4],
  [0.94, 1.04],
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

/** The lines between the strands of a mane and of a forelock. */
const MANE_STRANDS: readonly (readonly Node[])[] = [
  [
    [0.52, -0.98],
    [0.86, -0.62],
    [1.06, -0.16],
  ],
  [
    [0.98, -0.3],
    [1.06, 0.1],
    [1.16, 0.46],
  ],
  [
    [0.94, 0.3],
    [1.0, 0.62],
    [1.14, 0.98],
  ],
];
const LOCK_STRANDS: readonly (readonly Node[])[] = [
  [
    [0.06, -1.02],
    [0.1, -0.74],
    [-0.02, -0.46],
  ],
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
  const add = (id: string, z: number, reach: number, nodes: readonly Node[], strands: readonly (readonly Node[])[]) => {
    const at = (line: readonly Node[]): Node[] => placed(line, [head.cx, head.cy], head.rx, head.ry);
    const path = blob(at(nodes));
    const lines = strands.map((strand) => ink.line(curve(at(strand)), material, ink.look.inner * 0.8));
    figure.parts.push({
      id,
      parent: head.part,
      z,
      pivot: [head.cx, head.cy - head.ry * 0.7],
      limits: [-reach, reach],
      stage: 'features',
      svg: ink.mass(path, material) + lines.join(''),
      rims: [path],
    });
  };
  add('mane', 33, 12, MANE, MANE_STRANDS);
  add('hair', 45, 10, LOCK, LOCK_STRANDS);
}
