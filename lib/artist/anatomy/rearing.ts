import type { PartTurn } from '../body/strike';
import { type FigureDraft, SIDES } from '../figure';
import { isFarLeg } from './gaits';

/** The turns of the parts of an animal that stands on its hind legs, in degrees clockwise; its head is on the left. */
const TRUNK_DEGREES = 34;
const HEAD_DEGREES = -27;
const HIND_DEGREES = -26;
const TAIL_DEGREES = -22;
const NEAR_FRONT = { leg: 26, foot: -26 };
const FAR_FRONT = { leg: 84, foot: -50 };

/** The turns of an animal on four legs that rears: its trunk rises about the hips of its hind legs. */
export function rearing({ character, species, parts }: FigureDraft): [string, PartTurn][] {
  const hip = parts.find(({ id }) => id === 'back_leg_left')?.pivot;
  const trunk = parts.find(({ id }) => id === 'body')?.pivot;
  if (character.pose !== 'rearing' || species.archetype !== 'quadruped' || !hip || !trunk) return [];
  const [dx, dy] = [hip[0] - trunk[0], hip[1] - trunk[1]];
  const angle = (TRUNK_DEGREES * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const front = SIDES.flatMap((side): [string, PartTurn][] => {
    const { leg, foot } = isFarLeg('front', side) ? FAR_FRONT : NEAR_FRONT;
    return [
      [`front_leg_${side}`, { degrees: leg }],
      [`front_foot_${side}`, { degrees: foot }],
    ];
  });
  const back = SIDES.flatMap((side): [string, PartTurn][] => [
    [`back_leg_${side}`, { degrees: HIND_DEGREES }],
    [`back_foot_${side}`, { degrees: -TRUNK_DEGREES - HIND_DEGREES }],
  ]);
  return [
    ['body', { degrees: TRUNK_DEGREES, move: [dx - dx * cos + dy * sin, dy - dx * sin - dy * cos] }],
    ['head', { degrees: HEAD_DEGREES }],
    ['shadow', { degrees: 0, scale: 0.8, move: [dx * 0.8, 0] }],
    ['tail', { degrees: TAIL_DEGREES }],
    ...front,
    ...back,
  ];
}
