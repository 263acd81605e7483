import { shodIn } from '../feet';
import { type FigureDraft, SIDES, sign } from '../../figure';
import { addArm } from '../arms';
import type { Point } from '../../shape/path';
import { GROUND, MIDDLE } from '../layout';
import { addLeg } from '../legs';
import { stubArm, stubLeg } from '../stub-rest';
import type { ObjectDrawing } from './drawing';

/** The hips of an object, in half widths and half heights from its centre. */
const HIPS: Readonly<Record<string, Point>> = { heart: [0.4, 0.56], star: [0.4, 0.6], lightbulb: [0.22, 0.72] };
const USUAL_HIP: Point = [0.4, 0.82];

/** Adds short arms and legs to an object with its centre at height `cy`. */
export function addLimbs(
  figure: FigureDraft,
  thing: ObjectDrawing,
  cy: number,
  u: number,
  carries: { left: boolean; right: boolean },
): void {
  const tube =
    figure.species.form === 'cup' || figure.species.form === 'book' || figure.species.form === 'phone'
      ? 'accent'
      : 'body';
  const hands =
    figure.ink.look.eyeKind === 'pie'
      ? 'border'
      : figure.character.wear.some(({ item }) => item === 'gloves')
        ? 'gloves'
        : figure.material('hands', tube);
  const arm = {
    shoulder: thing.shoulder,
    width: 26 * u,
    upper: 40 * u,
    lower: 34 * u,
    parent: 'body',
    material: tube,
    handMaterial: hands,
    hand: 'mitt' as const,
  };
  figure.arms = {
    left: addArm(figure, 'left', { ...arm, carries: carries.left, ...stubArm(figure, 'left') }),
    right: addArm(figure, 'right', { ...arm, carries: carries.right, ...stubArm(figure, 'right') }),
  };
  const shoes = shodIn(figure, tube);
  const [hipX, hipY] = HIPS[figure.species.form ?? ''] ?? USUAL_HIP;
  for (const side of SIDES) {
    const x = sign(side) * thing.rx * hipX;
    const standing = {
      hip: [MIDDLE + x, cy + thing.ry * hipY],
      ankle: [MIDDLE + x * 1.06, GROUND - 18 * u],
    } as const satisfies Record<string, Point>;
    addLeg(figure, side, {
      ...stubLeg(figure, side, standing, 18 * u),
      width: 30 * u,
      parent: 'root',
      material: tube,
      footMaterial: shoes,
      z: 10,
    });
  }
}
