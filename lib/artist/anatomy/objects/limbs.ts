import { type FigureDraft, SIDES, sign } from '../../figure';
import { addArm } from '../arms';
import { GROUND, MIDDLE } from '../layout';
import { addLeg } from '../legs';
import type { ObjectDrawing } from './drawing';

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
    left: addArm(figure, 'left', { ...arm, carries: carries.left }),
    right: addArm(figure, 'right', { ...arm, carries: carries.right }),
  };
  const shoes = figure.character.wear.some(({ item }) => item === 'boots') ? 'boots' : figure.material('feet', tube);
  for (const side of SIDES) {
    const x = thing.rx * (figure.species.form === 'lightbulb' ? 0.22 : 0.4);
    addLeg(figure, side, {
      hip: [
        MIDDLE + sign(side) * x,
        cy +
          thing.ry *
            (figure.species.form === 'heart'
              ? 0.56
              : figure.species.form === 'star'
                ? 0.6
                : figure.species.form === 'lightbulb'
                  ? 0.72
                  : 0.82),
      ],
      ankle: [MIDDLE + sign(side) * x * 1.06, GROUND - 18 * u],
      width: 30 * u,
      parent: 'root',
      material: tube,
      footMaterial: shoes,
      z: 10,
    });
  }
}
