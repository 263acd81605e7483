import type { FigureDraft } from '../figure';
import type { PropHold } from '../kit/props/prop';
import type { Path } from '../shape/path';

/** The position of a hand that holds a prop, in figure pixels. */
export interface Grip {
  x: number;
  y: number;
  /** Figure pixels for one unit of the reference figure. */
  u: number;
  s: 1 | -1;
}

/** How a prop is held; a `free` one stands or floats beside the hand without rotation. */
export type GripHold = PropHold | 'free';

/** Draws a prop with its grip as the origin. */
export type Sketch = (figure: FigureDraft, grip: Grip) => { svg: string; rims: Path[] };
