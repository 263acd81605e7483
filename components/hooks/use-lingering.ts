import { useEffect, useRef, useState } from 'react';

/** How long the pointer must rest on an element before it counts as lingering there, in milliseconds. */
const LINGER_MS = 120;

/**
 * Whether the pointer lingers on an element. It counts only after a moment, so that a drag that begins at once does not
 * start what hovering starts.
 */
export function useLingering(): { lingers: boolean; onPointerEnter: () => void; onPointerLeave: () => void } {
  const [lingers, setLingers] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    lingers,
    onPointerEnter: () => {
      timer.current = setTimeout(setLingers, LINGER_MS, true);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      setLingers(false);
    },
  };
}
