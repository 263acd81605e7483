import type { Point } from '../shape/path';
import type { LegRest, LegSpot } from './joints';
import { GROUND, MIDDLE } from './layout';

/** A leg of a squatting figure, with its knee out and up. */
export function squat({ hip, s, layout: { leg, legWidth, torso, ankleY } }: LegSpot): LegRest {
  const knee: Point = [MIDDLE + s * (torso.hip + legWidth * 0.42), hip[1] - leg * 0.2];
  const ankle: Point = [MIDDLE + s * Math.max(torso.hip * 0.76, legWidth), ankleY];
  return { hip, knee, ankle, turn: 0, isInFront: true };
}

/** A leg of a figure on one knee: the leading one stands bent, the other's shin lies on the floor. */
export function kneel({ hip: [x, y], s, isLead, layout: { leg, legWidth, ankleY } }: LegSpot): LegRest {
  const size = Math.max(leg, legWidth * 1.7);
  const hip: Point = [x, y];
  if (isLead) {
    const knee: Point = [x + s * size * 0.44, y - size * 0.04];
    return { hip, knee, ankle: [x + s * size * 0.46, ankleY], turn: 0, isInFront: true };
  }
  const floor = GROUND - legWidth * 0.5;
  return {
    hip,
    knee: [x + s * size * 0.02, floor],
    ankle: [x + s * (size * 0.38 + legWidth * 0.5), floor - legWidth * 0.34],
    turn: s * 40,
  };
}

/** A leg of a figure on one leg: the leading one stands below the middle, the other's foot is at its knee. */
export function oneLeg({ hip: [x, y], length, s, isLead, layout: { legWidth, ankleY } }: LegSpot): LegRest {
  if (isLead) return { hip: [x - s * legWidth * 0.24, y], ankle: [MIDDLE + s * legWidth * 0.16, ankleY], turn: 0 };
  const size = Math.max(length, legWidth * 1.3);
  return {
    hip: [x, y],
    knee: [x + s * size * 0.62, y + length * 0.42],
    ankle: [x + s * legWidth * 0.16, y + length * 0.6],
    turn: -s * 18,
    toward: s === 1 ? -1 : 1,
    isInFront: true,
  };
}
