import type { ArmFrame, FigureDraft } from '../figure';
import { type Path, shift, turn } from '../shape/path';
import type { Grip, GripHold } from './grip';
import { boundsOf } from './perch';

/** The offset of a held prop from where it was drawn: first a clockwise rotation about the grip, then a shift. */
export interface HeldMove {
  /** Pixels of the figure to the right. */
  dx: number;
  /** Pixels of the figure downwards. */
  dy: number;
  degrees: number;
}

/** A prop that stays where it was drawn. */
export const UNMOVED: HeldMove = { dx: 0, dy: 0, degrees: 0 };

/** The least width of a prop that rests on the hand instead of in the fist, in radii of the hand. */
const MIN_RESTING_WIDTH = 2.5;
/** The greatest height of a prop that is gripped in its middle, such as a dumbbell, as a share of its width. */
const MAX_BAR_HEIGHT = 0.6;
/** The least distance of a bar's inner end from the hand, as a share of its width. */
const MIN_BAR_SHARE = 0.26;
/** The most that a prop which rests on the hand reaches below the centre of the hand, in radii of the hand. */
const MAX_BELOW_HAND = 0.6;
/** The least distance of a prop's inner edge from the centre of the hand, in radii of the hand. */
const MIN_OVER_HAND = 0.3;
/** The outward turns of a shaft that are tried, from none to the largest, in degrees. */
const SHAFT_TURNS = [0, 6, 12, 18, 24, 30] as const;

type Bounds = Pick<ReturnType<typeof boundsOf>, 'left' | 'right' | 'top' | 'bottom'>;

/** The box around the eyes and the mouth. */
function faceOf({ head }: FigureDraft): Bounds {
  const half = Math.max(head.eyeDx + head.eyeWidth * 0.6, head.mouthWidth * 0.6);
  const reach = head.eyeWidth * 0.7;
  return { left: head.cx - half, right: head.cx + half, top: head.eyeY - reach, bottom: head.mouthY + reach };
}

/** The width by which a box lies over another, measured from the side `s`; 0 if they are apart. */
function overlap(one: Bounds, face: Bounds, s: 1 | -1): number {
  if (one.bottom < face.top || one.top > face.bottom) return 0;
  return Math.max(0, s < 0 ? one.right - face.left : face.right - one.left);
}

/**
 * Moves a prop in a raised hand so that its picture and the face stay open. What is broader than the hand rests on it,
 * and is shifted outward where it lies over the eyes or the mouth. A shaft is turned outward instead.
 */
export function openPlace(
  figure: FigureDraft,
  { handRadius }: ArmFrame,
  { x, y, s }: Grip,
  hold: GripHold,
  rims: readonly Path[],
): HeldMove {
  if (rims.length === 0 || hold === 'free' || hold === 'hung') return UNMOVED;
  const face = faceOf(figure);
  if (hold === 'shaft') {
    const isClear = (degrees: number) =>
      rims.every((rim) => overlap(boundsOf([turn(rim, s * degrees, [x, y])]), face, s) === 0);
    return { ...UNMOVED, degrees: s * (SHAFT_TURNS.find(isClear) ?? 0) };
  }
  const own = boundsOf(rims);
  const isBar = own.height < MAX_BAR_HEIGHT * own.width;
  if (own.width < MIN_RESTING_WIDTH * handRadius) return UNMOVED;
  const dy = isBar ? 0 : Math.min(0, y + MAX_BELOW_HAND * handRadius - own.bottom);
  const raised = { ...own, top: own.top + dy, bottom: own.bottom + dy };
  const least = isBar ? MIN_BAR_SHARE * own.width : MIN_OVER_HAND * handRadius;
  const most = Math.max(0, (s < 0 ? own.right - x : x - own.left) - least);
  return { dx: s * Math.min(overlap(raised, face, s), most), dy, degrees: 0 };
}

/** Shapes after a move, about the grip. */
export const movedRims = (rims: readonly Path[], { dx, dy, degrees }: HeldMove, { x, y }: Grip): Path[] =>
  rims.map((rim) => shift(degrees === 0 ? rim : turn(rim, degrees, [x, y]), dx, dy));

/** A drawing after a move, about the grip. */
export function movedDrawing(svg: string, { dx, dy, degrees }: HeldMove, { x, y }: Grip): string {
  const steps = [
    dx === 0 && dy === 0 ? '' : `translate(${dx.toFixed(1)} ${dy.toFixed(1)})`,
    degrees === 0 ? '' : `rotate(${degrees} ${x.toFixed(1)} ${y.toFixed(1)})`,
  ].filter((step) => step !== '');
  return steps.length === 0 ? svg : `<g transform="${steps.join(' ')}">${svg}</g>`;
}
