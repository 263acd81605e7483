import type { Point } from '../shape/path';
import type { ArmRest } from './arm-rest';

/** One arm of a figure before it is drawn: its measures, how it rests and what it is made of. */
export interface ArmPlan {
  shoulder: Point;
  width: number;
  /** Lengths of the upper and the lower arm. */
  upper: number;
  lower: number;
  /** The size of the hand against the arm's thickness, as a factor of the usual. */
  handSize?: number;
  /** An arm that carries something is bent up at rest. */
  carries: boolean;
  /** How the arm rests; by default it hangs, or carries. */
  rest?: ArmRest;
  /** The id of the part that the arm hangs from. */
  parent: string;
  material: string;
  handMaterial: string;
  hand: 'paw' | 'mitt' | 'hoof' | 'claw' | 'grip' | 'nub';
}
