import { clsx } from 'clsx';
import type { PointerEvent, ReactNode } from 'react';

interface OptionProps {
  id: string;
  active: boolean;
  onChoose: () => void;
  /** Called when the mouse moves over the option. */
  onPoint: () => void;
  className?: string;
  children: ReactNode;
}

/**
 * Whether the mouse itself has moved. The event is also sent when a row scrolls under the mouse, or a finger scrolls.
 */
export const isMoved = ({ pointerType, movementX, movementY }: PointerEvent): boolean =>
  pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);

/**
 * An option of a list box below a combobox. The field keeps the focus and refers to the active option by
 * `aria-activedescendant`, so the list must prevent presses from moving the focus.
 */
export function Option({ id, active, onChoose, onPoint, className, children }: OptionProps) {
  return (
    <button
      type="button"
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={active}
      onClick={onChoose}
      onPointerMove={(event) => isMoved(event) && onPoint()}
      className={clsx('w-full shrink-0 text-left', active && 'bg-hover', className)}
    >
      {children}
    </button>
  );
}
