import type { FigureDraft } from '../../figure';
import { blob, puffy } from '../../shape/curve';
import { type AddExtra, headPoint, headNodes } from './feature';

/** Adds the mane of a lion behind the head. */
export const addMane: AddExtra = (figure) => {
  const { head } = figure;
  const path = puffy(head.cx, head.cy + head.ry * 0.06, head.rx * 1.2, head.ry * 1.2, 13, 0.36, -90);
  const material = figure.material('hair', 'accent');
  figure.parts.push({
    id: 'mane',
    parent: figure.head.part,
    z: 33,
    pivot: headPoint(figure, 0, 0.2),
    limits: [-12, 12],
    stage: 'features',
    svg: figure.ink.mass(path, material, { light: false }),
    rims: [path],
  });
};

/** Adds curly wool to the top of the head. */
export const addWool: AddExtra = (figure) => {
  const path = puffy(...headPoint(figure, 0, -0.78), figure.head.rx * 0.66, figure.head.ry * 0.32, 9, 0.42, -70);
  figure.parts.push({
    id: 'hair',
    parent: figure.head.part,
    z: 48,
    pivot: headPoint(figure, 0, -0.7),
    limits: [-8, 8],
    stage: 'features',
    svg: figure.ink.mass(path, 'body'),
    rims: [path],
  });
};

/** Adds a tuft of hair to the top of the head. */
export function addTuft(figure: FigureDraft): void {
  const path = blob(
    headNodes(figure, [
      [-0.22, -0.88],
      [-0.2, -1.1],
      [-0.02, -1.24],
      [0.3, -1.3, 0.5],
      [0.18, -1.12],
      [0.4, -1.1, 0.5],
      [0.26, -0.88],
      [0, -0.8],
    ]),
  );
  figure.parts.push({
    id: 'tuft',
    parent: figure.head.part,
    z: 34,
    pivot: headPoint(figure, 0, -0.9),
    limits: [-15, 15],
    stage: 'features',
    svg: figure.ink.mass(path, 'body'),
    rims: [path],
  });
}
