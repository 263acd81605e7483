import type { Pair } from '../../rig/roles';
import type { RigFinding } from './finding';
import { measureOf } from './measure';
import type { Study } from './study';

/** The smallest embed, in pixels, and the minimum size of features there (craft: two device pixels). */
const EMBED = 48;
const MIN_LENGTH_PX = 2;
/** The minimum thickness of a limb at that size, in pixels. */
const MIN_THICKNESS_PX = 1;

const sides = (...pairs: Pair[]): string[] =>
  pairs.flatMap(({ left, right }) => [left, right]).filter((id) => id !== null);

/** Eyes, mouths, hands and the like that are specks, and limbs that are hairs, where the mascot is 48 pixels large. */
export function feature(study: Study): RigFinding[] {
  const { rig, roles } = study;
  const pixel = Math.max(rig.width, rig.height) / EMBED;
  const limbs = new Set([
    ...sides(roles.arms, roles.forearms, roles.legs, roles.frontLegs, roles.shins, roles.wings),
    ...roles.tail,
  ]);
  const features = [
    ...roles.eyes,
    ...[roles.mouth].filter((id) => id !== null),
    ...sides(roles.hands, roles.feet, roles.ears),
    ...limbs,
  ];
  return [...new Set(features)].flatMap((id) => {
    const size = measureOf(study.drawing(id));
    if (!size) return [];
    const [length, width] = [size.length / pixel, size.width / pixel];
    const isThin = limbs.has(id) && width < MIN_THICKNESS_PX;
    if (length >= MIN_LENGTH_PX && !isThin) return [];
    const least = Math.ceil((isThin ? MIN_THICKNESS_PX : MIN_LENGTH_PX) * pixel);
    return [
      {
        rule: 'feature' as const,
        part: id,
        message:
          `"${id}" is ${(isThin ? width : length).toFixed(1)} pixels ${isThin ? 'thick' : 'large'} where the ` +
          `mascot is shown at ${EMBED} pixels, and cannot be read.`,
        suggestion: `Make it at least ${least} canvas pixels ${isThin ? 'thick' : 'large'}.`,
      },
    ];
  });
}
