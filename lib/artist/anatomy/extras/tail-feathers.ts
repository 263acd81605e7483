import type { FigureDraft } from '../../figure';
import { ellipse } from '../../shape/curve';
import { limb } from '../../shape/limb';
import type { Point } from '../../shape/path';

/** Adds a fan of tail feathers behind the whole figure. */
export function addTailFan(figure: FigureDraft, eyed: boolean, reach: number, count: number): void {
  const { torso, ink, unit: u } = figure;
  const material = figure.material('tail', 'accent');
  const base: Point = [torso.cx, torso.neckY + 20 * u];
  const feathers = Array.from({ length: count }, (_, index) => {
    const angle = ((-176 + (172 * index) / (count - 1)) * Math.PI) / 180;
    const tip: Point = [base[0] + Math.cos(angle) * reach * u, base[1] + Math.sin(angle) * reach * 0.94 * u];
    const path = limb([base, [(base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2], tip], 26 * u, 62 * u).fill;
    const eye = eyed
      ? ink.area(ellipse(tip[0], tip[1], 22 * u, 22 * u), 'marking') +
        ink.area(ellipse(tip[0], tip[1], 12 * u, 12 * u), 'belly')
      : ink.area(
          ellipse(tip[0] + Math.cos(angle) * 14 * u, tip[1] + Math.sin(angle) * 14 * u, 15 * u, 15 * u),
          'belly',
        );
    return { path, svg: ink.mass(path, material, { shade: 0.6, far: index % 2 === 1 && !eyed }) + eye };
  });
  // The outer feathers are drawn first, so that the middle ones are on top.
  const order = feathers
    .map((_, index) => index)
    .sort((a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2));
  figure.parts.push({
    id: 'tail',
    parent: torso.part,
    z: 1,
    pivot: base,
    limits: [-8, 8],
    stage: 'features',
    svg: order.map((index) => feathers[index]?.svg ?? '').join(''),
    rims: feathers.map(({ path }) => path),
  });
}

/** Adds the tail of a rooster: sickle-shaped feathers that rise from the back and curve down. */
export function addPlumeFan(figure: FigureDraft): void {
  const { torso, ink, unit: u } = figure;
  const base: Point = [torso.cx + torso.waist * 0.6, torso.waistY];
  const paths = [
    [96, -150, 156, -70],
    [84, -96, 150, -22],
    [64, -52, 128, 14],
  ].map(
    ([bx = 0, by = 0, tx = 0, ty = 0]) =>
      limb(
        [
          base,
          [base[0] + bx * 0.5 * u, base[1] + by * 0.72 * u],
          [base[0] + bx * u, base[1] + by * u],
          [base[0] + tx * u, base[1] + ty * u],
        ],
        54 * u,
        20 * u,
      ).fill,
  );
  const tones = ['accent', 'body', 'accent'];
  figure.parts.push({
    id: 'tail',
    parent: torso.part,
    z: 1,
    pivot: base,
    limits: [-14, 14],
    stage: 'features',
    svg: paths
      .map((path, index) => ink.mass(path, figure.material('tail', tones[index] ?? 'accent'), { shade: 0.6 }))
      .join(''),
    rims: paths,
  });
}
