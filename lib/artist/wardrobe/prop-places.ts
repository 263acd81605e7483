import type { PropPlace } from '@/lib/core/sheet/drawn-sheet';
import type { FigureDraft } from '../figure';
import type { GripHold, Sketch } from './grip';
import { boundsOf } from './perch';

/** The longest side of a prop that there is one of in each hand, in units of the reference figure. */
const MAX_PAIRED = 180;
/** The broadest prop of a pair, in the same units. */
const MAX_PAIRED_WIDTH = 110;
/** The longest sides of what stands on the head and on a shoulder. */
const MAX_ON_HEAD = 125;
const MAX_ON_SHOULDER = 112;
/** The size of a prop behind an ear, and the least ratio of its height to its width, with and without a shaft. */
const MAX_BEHIND_EAR = { width: 59, height: 140 } as const;
const MIN_SLENDER = { shaft: 1.5, palm: 1.8 } as const;

/** The places other than the usual one that suit a prop by its size, its hold and the figure. */
export function placesFor(figure: FigureDraft, sketch: Sketch, hold: GripHold): readonly PropPlace[] {
  const { arms, torso } = figure;
  const { width, height } = boundsOf(sketch(figure, { x: 0, y: 0, u: 1, s: 1 }).rims);
  const longest = Math.max(width, height);
  const fitsEar = width <= MAX_BEHIND_EAR.width && height <= MAX_BEHIND_EAR.height;
  const lies = hold === 'palm' || hold === 'shaft';
  const suits: readonly [PropPlace, boolean][] = [
    ['right', arms !== null],
    ['left', arms !== null],
    ['both', arms !== null && hold !== 'free' && longest <= MAX_PAIRED && width <= MAX_PAIRED_WIDTH],
    ['head', lies && longest <= MAX_ON_HEAD],
    ['ear', lies && fitsEar && height >= width * MIN_SLENDER[hold]],
    ['shoulder', hold === 'palm' && longest <= MAX_ON_SHOULDER && arms !== null && !torso.merged],
  ];
  return suits.filter(([, isSuitable]) => isSuitable).map(([place]) => place);
}
