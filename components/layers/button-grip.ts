import type { ComponentProps, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import type { LayerTrigger } from './layer-trigger';

type ButtonProps = ComponentProps<'button'>;

/** Connects a button of the page to its layer, which may still be loading. */
export interface ButtonGrip extends LayerTrigger {
  press: (event: PointerEvent<HTMLButtonElement>) => void;
  /** Handles a click. `open` is called if the layer was not loaded when the button was pressed. */
  click: (event: MouseEvent<HTMLButtonElement>, open: () => void) => void;
  key: (event: KeyboardEvent<HTMLButtonElement>, keys: readonly string[], open: () => void) => void;
}

/** Creates the connection of a button; `change` is called when the layer sets other attributes. */
export function createButtonGrip(change: (attributes: ButtonProps) => void): ButtonGrip {
  const element: RefObject<HTMLElement | null> = { current: null };
  let wanted: ButtonProps | null = null;
  let isMissed = false;
  return {
    element,
    take: (next) => {
      const [before, after] = [attributesOf(wanted ?? {}), attributesOf(next)];
      if (!wanted || !isSame(before, after)) change(after);
      wanted = next;
    },
    press: (event) => {
      isMissed = wanted === null;
      wanted?.onPointerDown?.(event);
    },
    click: (event, open) => {
      const wasMissed = isMissed || wanted === null;
      isMissed = false;
      if (wasMissed) open();
      else wanted?.onClick?.(event);
    },
    key: (event, keys, open) => {
      if (wanted) return wanted.onKeyDown?.(event);
      if (!keys.includes(event.key)) return;
      event.preventDefault();
      open();
    },
  };
}

const isAttribute = (name: string) =>
  ['id', 'role', 'dir'].includes(name) || name.startsWith('aria-') || name.startsWith('data-');

const attributesOf = (props: ButtonProps): ButtonProps =>
  Object.fromEntries(Object.entries(props).filter(([name]) => isAttribute(name)));

function isSame(before: ButtonProps, next: ButtonProps): boolean {
  const names = Object.keys({ ...before, ...next }) as (keyof ButtonProps)[];
  return names.every((name) => before[name] === next[name]);
}
