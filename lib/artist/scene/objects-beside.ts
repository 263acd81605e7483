import type { SceneEasel } from './easel';
import { OBJECTS, type SceneThing } from './objects';

/** Draws the objects that the prompt names, alternately to the right and left of the mascot, a little behind it. */
export function objectsBeside(e: SceneEasel, things: readonly SceneThing[]): string {
  const {
    stage: { focus, width, margin, u, ground, horizon },
  } = e;
  const away = { right: focus.right + u * 3, left: focus.left - u * 3 };
  return things
    .slice(0, 6)
    .map(({ id, color }, i) => {
      const { tall, wide, draw } = OBJECTS[id];
      const half = (wide * u) / 2;
      const fits = {
        right: away.right + half * 1.3 < width - margin * 0.4,
        left: away.left - half * 1.3 > margin * 0.4,
      };
      const right = fits.right && (i % 2 === 0 || !fits.left);
      // An object without space beside the others is partly cut off at the picture's edge.
      const x =
        right || !fits.left ? Math.min(width - half * 0.7, away.right + half) : Math.max(half * 0.7, away.left - half);
      if (right) away.right = x + half;
      else away.left = x - half;
      return draw(e, x, ground - (ground - horizon) * (0.12 + 0.13 * (i % 3)), tall * u, color ?? undefined);
    })
    .join('');
}
