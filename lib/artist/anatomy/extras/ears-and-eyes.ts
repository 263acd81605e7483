import { SIDES, sign } from '../../figure';
import { ellipse } from '../../shape/curve';
import { type AddExtra, headPoint } from './feature';

/** Adds round disks in place of ears, as on a robot. */
export const addEarDisks: AddExtra = (figure) =>
  SIDES.forEach((side) => {
    const [x, y] = headPoint(figure, sign(side) * 1.04, 0.04);
    const path = ellipse(x, y, figure.head.rx * 0.15, figure.head.ry * 0.32, 0.5);
    figure.parts.push({
      id: `ear_${side}`,
      parent: figure.head.part,
      z: 34,
      pivot: [x, y],
      limits: null,
      stage: 'features',
      svg: figure.ink.mass(path, figure.material('ears', 'accent')),
      rims: [path],
    });
  });

/** Adds the bulges of a frog's eyes to the top of the head. */
export const addFrogEyes: AddExtra = (figure) =>
  SIDES.forEach((side) => {
    const { head } = figure;
    const path = ellipse(
      head.cx + sign(side) * head.eyeDx,
      head.eyeY + head.eyeWidth * 0.06,
      Math.max(head.eyeWidth * 1.08, head.rx * 0.27),
      Math.max(head.eyeWidth * 1.06, head.rx * 0.265),
    );
    figure.parts.push({
      id: `eye_bump_${side}`,
      parent: head.part,
      z: 35,
      pivot: [head.cx + sign(side) * head.eyeDx, head.eyeY],
      limits: null,
      stage: 'features',
      svg: figure.ink.mass(path, 'body'),
      rims: [path],
    });
  });

/** Adds the turrets of a chameleon's eyes, cones with rings that stand out beside the head. */
export const addTurretEyes: AddExtra = (figure) =>
  SIDES.forEach((side) => {
    const { head, ink } = figure;
    const [x, y] = [head.cx + sign(side) * head.eyeDx, head.eyeY];
    const radius = Math.max(head.eyeWidth * 0.94, head.rx * 0.36);
    const turret = ellipse(x, y, radius, radius);
    figure.parts.push({
      id: `eye_turret_${side}`,
      parent: head.part,
      z: 35,
      pivot: [x, y],
      limits: null,
      stage: 'features',
      svg:
        ink.mass(turret, 'body', { shade: 0.8 }) +
        ink.area(ellipse(x, y, radius * 0.8, radius * 0.8), 'accent') +
        ink.area(ellipse(x, y, radius * 0.68, radius * 0.68), 'body_light'),
      rims: [turret],
    });
  });
