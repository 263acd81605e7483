import type { SceneEasel } from '../easel';

/** The positions of furniture on both sides of the mascot, and of things on the wall, in picture pixels. */
export interface Rooms {
  left: { x: number; width: number };
  right: { x: number; width: number };
  /** The y of the top of things on the wall. */
  top: number;
  /** Whether the picture is so narrow that furniture extends behind the mascot. */
  close: boolean;
}

/** The positions of furniture close to the mascot; in a narrow picture it is partly cut off. */
export function roomsOf({ stage: { focus, width, height, u, horizon, shape } }: SceneEasel): Rooms {
  const reach = u * 38;
  const leftX =
    shape === 'banner'
      ? focus.left - reach
      : Math.max(Math.min(focus.left - u * 22, focus.left / 2), focus.left - reach * 1.2);
  const rightX = Math.min(focus.right + reach, Math.max(focus.right + u * 20, (focus.right + width) / 2));
  const top =
    shape === 'portrait' ? Math.max(height * 0.1, horizon - u * 110) : Math.max(height * 0.05, horizon - u * 84);
  return {
    left: { x: leftX, width: focus.left },
    right: { x: rightX, width: width - focus.right },
    top,
    close: shape === 'square' || shape === 'portrait',
  };
}
