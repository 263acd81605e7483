import type { FigureDraft } from '../figure';
import type { PropHold } from '../kit/props/prop';
import type { Path } from '../shape/path';

/** Where a thing is held, in pixels. */
export interface Grip {
  x: number;
  y: number;
  /** Pixels for one unit of the usual figure. */
  u: number;
  s: 1 | -1;
}

/** How a thing is held; one that is `free` stands or floats by the hand as it is. */
export type GripHold = PropHold | 'free';

/** Draws a thing about its grip. */
export type Sketch = (figure: FigureDraft, grip: Grip) => { svg: string; rims: Path[] };
