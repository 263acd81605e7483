import type { Pose } from '../rig/pose';
import type { Figure } from './presets/figure';

/** Whether a figure is wholly outside of the picture, to the left or right, as one that enters or leaves. */
export function isOutOfPicture(figure: Figure, pose: Pose): boolean {
  const aside = pose[figure.roles.root]?.translateX ?? 0;
  const box = aside === 0 ? null : figure.anatomy.whole(figure.roles.root);
  return box !== null && (box.left + aside >= figure.spec.canvas.width || box.right + aside <= 0);
}

/** Removes the displacement of a whole figure on its way from a pose: sideways, and up as one that flies away. */
export function inPlace({ roles: { root } }: Figure, pose: Pose): Pose {
  const { [root]: rooted, ...rest } = pose;
  if (!rooted) return pose;
  const isOnItsWay = (rooted.translateX ?? 0) !== 0;
  const translateY = isOnItsWay ? Math.max(rooted.translateY ?? 0, 0) : (rooted.translateY ?? 0);
  return { ...rest, [root]: { ...rooted, translateX: 0, translateY } };
}
