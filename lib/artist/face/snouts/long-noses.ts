import type { FigureDraft } from '../../figure';
import { curve, ellipse } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { Point } from '../../shape/path';
import { unitOf } from './unit';

/** Draws the long tapered nose of an anteater, which reaches down past the chin, with its dark tip. */
export function longNose(figure: FigureDraft): string {
  const { cx, noseY } = figure.head;
  const u = unitOf(figure);
  const tip: Point = [cx - 74 * u, noseY + 82 * u];
  const shape = limb(
    [[cx, noseY - 8 * u], [cx - 16 * u, noseY + 26 * u], [cx - 46 * u, noseY + 56 * u], tip],
    62 * u,
    24 * u,
  );
  return (
    figure.ink.mass(shape.fill, 'body', { line: shape.openStart, shade: 0.7 }) +
    figure.ink.mass(ellipse(tip[0] - 3 * u, tip[1] + 2 * u, 14 * u, 12 * u), 'nose', {
      width: figure.ink.look.outer * 0.5,
      shade: 0,
    })
  );
}

/** Draws the short bent trunk of a tapir, with its nostrils and a fold. */
export function shortTrunk(figure: FigureDraft): string {
  const { cx, noseY } = figure.head;
  const u = unitOf(figure);
  const end: Point = [cx - 34 * u, noseY + 52 * u];
  const shape = limb(
    [[cx, noseY - 12 * u], [cx - 4 * u, noseY + 22 * u], [cx - 20 * u, noseY + 42 * u], end],
    58 * u,
    40 * u,
  );
  const fold = figure.ink.line(
    curve([
      [cx - 24 * u, noseY + 14 * u],
      [cx - 4 * u, noseY + 20 * u],
      [cx + 18 * u, noseY + 12 * u],
    ]),
    'body',
  );
  const nostrils = [-8, 6].map((dx) =>
    figure.ink.area(ellipse(end[0] + dx * u, end[1] + 4 * u, 4 * u, 3 * u), 'nose_line'),
  );
  return figure.ink.mass(shape.fill, 'body', { line: shape.openStart, shade: 0.7 }) + fold + nostrils.join('');
}
