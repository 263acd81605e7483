import type { FigureDraft } from '../../figure';
import { curve, ellipse } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { Point } from '../../shape/path';
import { unitOf } from './unit';

/** Draws the long tapered nose of an anteater with its dark tip; it bends aside, so that the mouth stays free. */
export function longNose(figure: FigureDraft): string {
  const { cx, noseY } = figure.head;
  const u = unitOf(figure);
  const tip: Point = [cx - 150 * u, noseY + 50 * u];
  const shape = limb(
    [[cx + 4 * u, noseY - 4 * u], [cx - 40 * u, noseY + 22 * u], [cx - 96 * u, noseY + 44 * u], tip],
    60 * u,
    26 * u,
  );
  return (
    figure.ink.mass(shape.fill, 'body', { line: shape.openStart, shade: 0.7 }) +
    figure.ink.mass(ellipse(tip[0] - 3 * u, tip[1] + 2 * u, 14 * u, 12 * u), 'nose', {
      width: figure.ink.look.outer * 0.5,
      shade: 0,
    })
  );
}

/** Draws the short trunk of a tapir, bent aside, with its nostrils and a fold. */
export function shortTrunk(figure: FigureDraft): string {
  const { cx, noseY } = figure.head;
  const u = unitOf(figure);
  const end: Point = [cx - 76 * u, noseY + 40 * u];
  const shape = limb(
    [[cx + 2 * u, noseY - 10 * u], [cx - 14 * u, noseY + 12 * u], [cx - 44 * u, noseY + 30 * u], end],
    60 * u,
    42 * u,
  );
  const fold = figure.ink.line(
    curve([
      [cx - 48 * u, noseY + 9 * u],
      [cx - 51 * u, noseY + 26 * u],
      [cx - 40 * u, noseY + 42 * u],
    ]),
    'body',
  );
  const nostrils = [-8, 6].map((dx) =>
    figure.ink.area(ellipse(end[0] + dx * u, end[1] + 4 * u, 4 * u, 3 * u), 'nose_line'),
  );
  return figure.ink.mass(shape.fill, 'body', { line: shape.openStart, shade: 0.7 }) + fold + nostrils.join('');
}
