import type { FigureDraft } from '../../figure';
import { blob, curve } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { Point } from '../../shape/path';
import { unitOf } from './unit';

/** Whether a trunk is held up. */
const isRaised = ({ character: { pose } }: FigureDraft): boolean => pose === 'trunk_raised' || pose === 'spraying';

/** The spine of a trunk from its root to its tip, in snout units from the nose. */
const HANGING: readonly Point[] = [
  [0, -10],
  [-2, 46],
  [-26, 86],
  [-62, 78],
];
const RAISED: readonly Point[] = [
  [0, -10],
  [-8, 34],
  [-58, 46],
  [-112, 14],
  [-118, -52],
  [-92, -92],
];

function spineOf(figure: FigureDraft): Point[] {
  const { cx, noseY } = figure.head;
  const u = unitOf(figure);
  return (isRaised(figure) ? RAISED : HANGING).map(([x, y]) => [cx + x * u, noseY + y * u]);
}

/** The tip of an elephant's trunk, in figure pixels. */
export const trunkTip = (figure: FigureDraft): Point => spineOf(figure).at(-1) ?? [figure.head.cx, figure.head.noseY];

/** The folds of a trunk: place and width, in snout units from the nose. */
const FOLDS = [
  [-18, 20, 22],
  [-20, 40, 24],
];
const RAISED_FOLDS = [[-20, 12, 24]];

/** The drops of a spray: place from the trunk's tip and radius, in snout units. */
const DROPS = [
  [18, -26, 9],
  [-14, -34, 8],
  [40, -42, 10],
  [4, -58, 10],
  [-34, -54, 7],
  [64, -40, 8],
  [30, -74, 8],
  [84, -20, 7],
  [-16, -80, 7],
];

/** Adds the water that a figure sprays from its trunk. */
export function addSpray(figure: FigureDraft): void {
  if (figure.character.pose !== 'spraying') return;
  const u = unitOf(figure);
  const [x, y] = trunkTip(figure);
  const drops = DROPS.map(([dx = 0, dy = 0, r = 0]) => {
    const [cx, cy] = [x + dx * u, y + dy * u];
    return blob([
      [cx, cy - r * 1.5 * u, 0.7],
      [cx + r * u, cy + r * 0.2 * u],
      [cx, cy + r * u],
      [cx - r * u, cy + r * 0.2 * u],
    ]);
  });
  figure.parts.push({
    id: 'spray',
    parent: 'nose',
    z: 44,
    pivot: [x, y],
    limits: null,
    stage: 'face',
    svg: drops.map((path) => figure.ink.mass(path, 'spray', { width: figure.ink.look.inner * 0.8, shade: 0 })).join(''),
    rims: drops,
  });
}

/** Draws an elephant's trunk. */
export function trunk(figure: FigureDraft): string {
  const { cx, noseY } = figure.head;
  const u = unitOf(figure);
  const shape = limb(spineOf(figure), 50 * u, 30 * u);
  const folds = (isRaised(figure) ? RAISED_FOLDS : FOLDS)
    .map(([x = 0, y = 0, w = 0]) =>
      figure.ink.line(
        curve([
          [cx + x * u, noseY + y * u],
          [cx + (x + w) * u * 0.2, noseY + (y + 6) * u],
          [cx + (x + w * 1.3) * u * 0.9, noseY + y * u],
        ]),
        'body',
      ),
    )
    .join('');
  return figure.ink.mass(shape.fill, 'body', { line: shape.openStart, shade: 0.7 }) + folds;
}
