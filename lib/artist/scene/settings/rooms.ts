import type { SceneEasel } from '../easel';

/** Where furniture stands on either side of the mascot, and how high things hang. */
export interface Rooms {
  left: { x: number; width: number };
  right: { x: number; width: number };
  /** The top of things on the wall, in picture pixels. */
  top: number;
  /** True in narrow pictures, where furniture reaches behind the mascot. */
  close: boolean;
}

/** Places for furniture close to the mascot, half out of a narrow picture. */
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
