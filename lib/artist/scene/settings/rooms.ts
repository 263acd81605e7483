import type { SceneEasel } from '../easel';

/** The walls beside the mascot: where furniture stands on either side, and the height of what hangs. */
export interface Rooms {
  left: { x: number; width: number };
  right: { x: number; width: number };
  /** Where things on the wall begin, in picture pixels. */
  top: number;
  /** True in narrow pictures, where furniture reaches behind the mascot. */
  close: boolean;
}

/** Places for furniture close enough to the mascot to belong to it, and half out of narrow pictures. */
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
