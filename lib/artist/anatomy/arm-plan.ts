import type { Point } from '../shape/path';
import type { ArmRest } from './joints';

/** The plan of one arm before it is drawn: its measures in figure pixels, its rest pose and its materials. */
export interface ArmPlan {
  shoulder: Point;
  width: number;
  /** The lengths of the upper arm and the forearm. */
  upper: number;
  lower: number;
  /** The factor on the size of the hand, which is otherwise proportional to the arm's thickness. */
  handSize?: number;
  /** Whether the hand holds a prop, so that the arm is bent up at rest. */
  carries: boolean;
  /** The rest pose of the arm; by default it hangs, or holds a prop. */
  rest?: ArmRest;
  /** Whether the upper arm starts behind the body, as on a letter, whose strokes must stay visible. */
  fromBehind?: boolean;
  /** The id of the parent part. */
  parent: string;
  material: string;
  handMaterial: string;
  hand: 'paw' | 'mitt' | 'hoof' | 'claw' | 'grip' | 'nub';
}
