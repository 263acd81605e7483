import type { FigureDraft } from '../../figure';
import { blob, curve, ellipse } from '../../shape/curve';
import { boxOf, type Path, type Point } from '../../shape/path';
import { addFeature } from './feature';

/** Adds plates along the back of a quadruped. */
export function plates(figure: FigureDraft): void {
  const { ink } = figure;
  const { x, y, width, height } = boxOf(figure.torso.path);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const plate = (degrees: number, size: number): Path => {
    const at = (turned: number, reach: number): Point => {
      const angle = ((degrees + turned) * Math.PI) / 180;
      return [cx + Math.cos(angle) * width * 0.5 * reach, cy + Math.sin(angle) * height * 0.5 * reach];
    };
    return blob([
      [...at(-13, 0.88)],
      [...at(-12, 1 + size * 0.5)],
      [...at(0, 1 + size), 0.5],
      [...at(12, 1 + size * 0.5)],
      [...at(13, 0.88)],
    ]);
  };
  const paths = [
    [-98, 0.5],
    [-72, 0.62],
    [-46, 0.58],
    [-20, 0.44],
  ].map(([degrees = 0, size = 0]) => plate(degrees, size));
  figure.parts.push({
    id: 'plates',
    parent: figure.torso.part,
    z: 6,
    pivot: [cx, cy],
    limits: null,
    stage: 'features',
    svg: paths.map((path) => ink.mass(path, 'accent', { shade: 0.6 })).join(''),
    rims: paths,
  });
}

/** Adds a coin that sticks out of a slot on the back. */
export function coin(figure: FigureDraft): void {
  const { x, y, width, height } = boxOf(figure.torso.path);
  const [cx, r] = [x + width * 0.64, width * 0.13];
  const sign = figure.ink.stroke(
    curve([
      [cx - r * 0.34, y - r * 0.5],
      [cx + r * 0.34, y - r * 0.5],
    ]),
    'brass_shade',
    r * 0.2,
  );
  addFeature(figure, 'coin', 18, [cx, y + height * 0.2], [ellipse(cx, y - r * 0.3, r, r)], 'brass', {
    parent: figure.torso.part,
    more: sign,
  });
  const slot = figure.ink.stroke(
    curve([
      [cx - r * 1.15, y + height * 0.085],
      [cx, y + height * 0.07],
      [cx + r * 1.15, y + height * 0.11],
    ]),
    'body_line',
    8 * figure.unit,
  );
  figure.parts.push({
    id: 'slot',
    parent: figure.torso.part,
    z: 21,
    pivot: [cx, y + height * 0.1],
    limits: null,
    stage: 'features',
    svg: slot,
  });
}

/** Adds the humps of a camel to the back. */
export function humps(figure: FigureDraft): void {
  const { x, y, width, height } = boxOf(figure.torso.path);
  const hump = (at: number, size: number): Path =>
    ellipse(x + width * at, y + height * 0.14, width * size, height * 0.4);
  addFeature(figure, 'humps', 18, [x + width * 0.6, y + height * 0.4], [hump(0.56, 0.15), hump(0.83, 0.14)], 'body', {
    parent: figure.torso.part,
  });
}
