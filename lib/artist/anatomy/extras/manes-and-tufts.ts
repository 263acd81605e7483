import type { FigureDraft } from '../../figure';
import { blob, puffy } from '../../shape/curve';
import { boxOf, type Point } from '../../shape/path';
import { sleevesOf } from '../sleeves';
import { fleece, isWoolly, woolCurls } from '../wool';
import { addFeature, type AddExtra, headPoint, headNodes } from './feature';

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

/** The curls of the wool on a head, in its half widths and half heights. */
const CROWN_CURLS: readonly Point[] = [
  [-0.5, 0.1],
  [0.02, -0.2],
  [0.5, 0.2],
];

/** Adds curly wool to the top of the head, and the fleece of a woolly animal that stands upright. */
export const addWool: AddExtra = (figure) => {
  const [cx, cy] = headPoint(figure, 0, -0.78);
  const [rx, ry] = [figure.head.rx * 0.66, figure.head.ry * 0.32];
  const path = puffy(cx, cy, rx, ry, 9, 0.42, -70);
  figure.parts.push({
    id: 'hair',
    parent: figure.head.part,
    z: 48,
    pivot: headPoint(figure, 0, -0.7),
    limits: [-8, 8],
    stage: 'features',
    svg:
      figure.ink.mass(path, 'body') +
      (isWoolly(figure) ? woolCurls(figure, { cx, cy, rx, ry: ry * 1.6 }, 'body', CROWN_CURLS) : ''),
    rims: [path],
  });
  if (isWoolly(figure) && figure.species.archetype === 'biped' && sleevesOf(figure) === null) addFleece(figure);
};

/** The curls of a fleece on an upright trunk, between the arms. */
const CHEST_CURLS: readonly Point[] = [
  [-0.44, -0.36],
  [0.1, -0.5],
  [0.5, -0.1],
  [-0.1, 0.02],
  [-0.52, 0.3],
  [0.2, 0.46],
];

/** Adds the fleece of an upright trunk, under its clothes and arms. */
function addFleece(figure: FigureDraft): void {
  const { x, y, width, height } = boxOf(figure.torso.path);
  const oval = { cx: x + width / 2, cy: y + height * 0.54, rx: width * 0.5, ry: height * 0.44 };
  const path = fleece(oval.cx, oval.cy, oval.rx, oval.ry, 13);
  addFeature(figure, 'fleece', 21, [oval.cx, oval.cy], [path], 'body', {
    parent: figure.torso.part,
    more: woolCurls(figure, oval, 'body', CHEST_CURLS),
  });
}

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
