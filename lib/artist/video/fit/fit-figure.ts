import type { Figure } from '@/lib/core/clip/presets/figure';
import type { MovementTake } from './take';

const DEGREE = Math.PI / 180;

/**
 * Adapts a take to a figure that rotates about a point above the ground.
 * Its feet swing out with the rotation, which the video shows as a horizontal motion, so the motion is compensated.
 */
export function aboutPivot(figure: Figure, take: MovementTake): MovementTake {
  const { roles, anatomy, ground, height } = figure;
  const hasLegs = roles.legs.left ?? roles.legs.right ?? roles.feet.left ?? roles.feet.right ?? roles.tentacles[0];
  const turns = [roles.body, roles.root].find((id) => anatomy.part(id)?.rotateLimits);
  const above = hasLegs || take.aside || turns === undefined ? 0 : ground - (anatomy.part(turns)?.pivot[1] ?? ground);
  if (above <= 0) return take;
  const { x, tilt } = take.curves;
  return {
    ...take,
    curves: { ...take.curves, x: x.map((value, at) => value + (above / height) * Math.sin((tilt[at] ?? 0) * DEGREE)) },
  };
}

/** The share of the canvas above a figure that jumps may use. */
const USED_HEADROOM = 0.6;
/** The largest reduction of a figure's height at the top of a jump, as a share. */
const MAX_TUCK = 0.1;

/**
 * Lowers the jumps of a take to the space above a figure of the requested size.
 * If there is little space, the figure first crouches at the top.
 */
export function withRoom({ height, headroom }: Figure, take: MovementTake, size: number): MovementTake {
  const { y, stretch } = take.curves;
  const room = (USED_HEADROOM * headroom) / (height * size);
  const highest = Math.max(...y);
  const over = Math.max(...y.map((value, at) => value + (stretch[at] ?? 0))) - room;
  if (over <= 0 || highest <= 0) return take;
  const tuck = Math.min(over, MAX_TUCK);
  const share = Math.max(0, 1 - (over - tuck) / highest);
  return {
    ...take,
    curves: {
      ...take.curves,
      y: y.map((value) => value * share),
      stretch: stretch.map((value, at) => value - (tuck * (y[at] ?? 0)) / highest),
    },
  };
}
