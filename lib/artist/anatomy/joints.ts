import type { Point } from '../shape/path';
import type { Layout } from './layout';

/** The shape of a hand. */
export type HandShape = 'open' | 'fist' | 'thumb' | 'point' | 'finger_up' | 'peace' | 'carry';

/**
 * The rest pose of an arm: the angles of upper arm and forearm in degrees, 0 is straight down and positive is outward.
 */
export interface ArmRest {
  upper: number;
  fore: number;
  /** The factor on the forearm's length, for foreshortening. */
  foreLength?: number;
  hand: HandShape;
  /** Whether forearm and hand are drawn behind the trunk. */
  isBehind?: boolean;
}

/** The rest pose of a leg: joints in figure pixels, and the foot's rotation `turn` in degrees clockwise. */
export interface LegRest {
  hip: Point;
  knee?: Point;
  ankle: Point;
  turn: number;
  /** Whether the foot shows its sole to the viewer. */
  showsSole?: boolean;
  /** The side to which the foot points, by default its own. */
  toward?: 1 | -1;
  /** Whether the leg is in front of the other. */
  isInFront?: boolean;
}

/** The input of a leg pose: hip joint, length of a standing leg, side, and whether it is the leading leg. */
export interface LegSpot {
  hip: Point;
  length: number;
  s: 1 | -1;
  isLead: boolean;
  layout: Layout;
  /** Whether the feet are broad claws or webs, which would hide each other if the legs crossed. */
  isSplayed: boolean;
}
