import { type FigureDraft, SIDES } from '../../../figure';
import { limb } from '../../../shape/limb';
import type { Node, Path, Point } from '../../../shape/path';
import { footFront, footKindOf, footPath, isShod, shodIn } from '../../feet';
import { GROUND } from '../../layout';
import { addLeg } from '../../legs';
import type { Walker } from './walker';

/** The shoe or boot at the end of a thin leg; null on a bare one. */
function shoeOf(figure: FigureDraft, ankle: Point, u: number): { path: Path; svg: string } | null {
  const footMaterial = shodIn(figure, 'body');
  if (!isShod(footMaterial)) return null;
  const plan = { ankle, width: 34 * u, sole: 26 * u, footMaterial };
  const kind = footKindOf(figure, footMaterial);
  const path = footPath(plan, kind, -1);
  return { path, svg: figure.ink.mass(path, footMaterial, { shade: 0.5 }) + footFront(figure, plan, kind, -1) };
}

/** Adds the legs of an animal with a shell; `at` converts half widths and half heights of the shell to the canvas. */
export function addWalkingLegs(figure: FigureDraft, kind: Walker, at: (x: number, y: number) => Node, u: number): void {
  const { ink } = figure;
  if (!kind.thin) {
    for (const [end, near, far] of [
      ['front', -0.5, -0.2],
      ['back', 0.66, 0.42],
    ] as const) {
      for (const side of SIDES) {
        const isFar = (end === 'front') === (side === 'right');
        const [x] = at(isFar ? far : near, 0);
        addLeg(figure, side, {
          hip: [x, at(0, 0.6)[1]],
          ankle: [x, GROUND - 26 * u - (isFar ? 6 * u : 0)],
          width: 52 * u,
          parent: 'body',
          material: 'body',
          footMaterial: figure.material('feet', 'body'),
          far: isFar,
          z: isFar ? 8 : 16,
          name: `${end}_leg`,
        });
      }
    }
    return;
  }
  const places = [
    ['leg_left_1', -0.56, 0],
    ['leg_left_2', 0.0, 0],
    ['leg_left_3', 0.62, 0],
    ['leg_right_1', -0.3, 1],
    ['leg_right_2', 0.3, 1],
    ['leg_right_3', 0.86, 1],
  ] as const;
  for (const [id, x, far] of places) {
    const [px, py] = at(x, 0.62);
    const path = limb(
      [
        [px, py],
        [px + 6 * u, py + 30 * u],
        [px - 8 * u, GROUND - 10 * u - far * 8 * u],
      ],
      30 * u,
      24 * u,
    ).fill;
    const shoe = shoeOf(figure, [px - 8 * u, GROUND - 26 * u - far * 8 * u], u);
    figure.parts.push({
      id,
      parent: 'body',
      z: far ? 8 : 16,
      pivot: [px, py],
      limits: [-30, 30],
      stage: 'limbs',
      svg: ink.mass(path, figure.material('feet', kind.skin), { far: far === 1, shade: 0.6 }) + (shoe?.svg ?? ''),
      rims: shoe ? [path, shoe.path] : [path],
    });
  }
}
