import type { FigureDraft } from '../../figure';
import { blob, ellipse, puffy } from '../../shape/curve';
import type { Path } from '../../shape/path';
import { headNodes, headPoint, addFeature } from './feature';

/** Adds a frill behind the head, as of a triceratops. */
export function frill(figure: FigureDraft): void {
  const { head } = figure;
  const shield = puffy(head.cx, head.cy - head.ry * 0.26, head.rx * 1.28, head.ry * 1.16, 12, 0.3, -90);
  const inner = ellipse(head.cx, head.cy - head.ry * 0.24, head.rx * 1.1, head.ry * 0.98);
  addFeature(figure, 'frill', 32, headPoint(figure, 0, 0.2), [shield], figure.material('hair', 'accent'), {
    limits: [-8, 8],
    more: figure.ink.area(inner, `${figure.material('hair', 'accent')}_light`, 0.8),
  });
}

/** Adds the comb and the wattles of a rooster. */
export function comb(figure: FigureDraft): void {
  const top = blob(
    headNodes(figure, [
      [-0.36, -0.76],
      [-0.5, -1.12],
      [-0.3, -1.3],
      [-0.14, -1.08, 0.5],
      [0.02, -1.44],
      [0.2, -1.1, 0.5],
      [0.4, -1.28],
      [0.5, -1.04],
      [0.36, -0.76],
    ]),
  );
  addFeature(figure, 'comb', 33, headPoint(figure, 0, -0.84), [top], 'comb', { limits: [-14, 14] });
  const { head, unit: u } = figure;
  const drop = (s: 1 | -1): Path => ellipse(head.cx + s * 9 * u, head.noseY + 40 * u, 10 * u, 17 * u);
  addFeature(figure, 'wattle', 39, [head.cx, head.noseY + 24 * u], [drop(-1), drop(1)], 'comb', { limits: [-10, 10] });
}

/** Adds a crest of flames to the top of the head. */
export function flameCrest(figure: FigureDraft): void {
  const flame = blob(
    headNodes(figure, [
      [-0.4, -0.78],
      [-0.62, -1.14, 0.5],
      [-0.34, -1.06],
      [-0.26, -1.46, 0.4],
      [-0.06, -1.14, 0.4],
      [0.12, -1.6, 0.3],
      [0.3, -1.14, 0.4],
      [0.54, -1.36, 0.6],
      [0.5, -1.0],
      [0.42, -0.76],
    ]),
  );
  const core = blob(
    headNodes(figure, [
      [-0.18, -0.8],
      [-0.16, -1.1],
      [0.06, -1.32, 0.5],
      [0.2, -1.06],
      [0.2, -0.8],
    ]),
  );
  addFeature(figure, 'crest', 33, headPoint(figure, 0, -0.84), [flame], 'accent', {
    limits: [-16, 16],
    more: figure.ink.area(core, 'belly'),
  });
}

/** Adds the casque of a chameleon, a pointed helmet that rises behind the brow, with its ridges. */
export function casque(figure: FigureDraft): void {
  const helmet = blob(
    headNodes(figure, [
      [-0.72, -0.3],
      [-0.6, -0.82],
      [-0.24, -1.22],
      [0.26, -1.5, 0.5],
      [0.42, -1.2],
      [0.66, -0.8],
      [0.74, -0.3],
    ]),
  );
  const panel = blob(
    headNodes(figure, [
      [-0.34, -0.6],
      [-0.28, -0.92],
      [-0.04, -1.14],
      [0.24, -1.32, 0.5],
      [0.3, -1.1],
      [0.38, -0.86],
      [0.36, -0.6],
    ]),
  );
  addFeature(figure, 'casque', 32, headPoint(figure, 0, -0.8), [helmet], 'body', {
    limits: [-8, 8],
    more: figure.ink.area(panel, 'accent'),
  });
}
