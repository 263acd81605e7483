import { clsx } from 'clsx';
import type { PointerEvent, ReactNode } from 'react';

interface OptionProps {
  id: string;
  active: boolean;
  onChoose: () => void;
  /** Called when a mouse moves over it. */
  onPoint: () => void;
  className?: string;
  children: ReactNode;
}

/** Whether the mouse itself moved: a row that scrolls under it, and a finger that scrolls, also send the event. */
const isMoved = ({ pointerType, movementX, movementY }: PointerEvent): boolean =>
  pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);

/**
 * A row of a list box below a combobox. The field keeps the focus and names the active row by `aria-activedescendant`,
 * so the list must keep a press from taking it.
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
