'use client';

import { useState, type ReactNode } from 'react';
import type { TriggerElement } from '../layers/layer-trigger';
import { useTrigger } from '../layers/trigger';

const CLOSED = { 'aria-haspopup': 'menu', 'aria-expanded': false } as const;
const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/** A drop-down menu that is opened by its trigger, a button. */
export function Menu({
  trigger: given,
  align = 'end',
  onOpenChange,
  children,
}: {
  trigger: TriggerElement;
  align?: 'start' | 'end';
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const { button, trigger, layers } = useTrigger(given, {
    open,
    closed: CLOSED,
    keys: OPENING_KEYS,
    onOpen: () => change(true),
  });
  return (
    <>
      {button}
      {layers ? (
        <layers.MenuLayer trigger={trigger} open={open} onOpenChange={change} align={align}>
          {children}
        </layers.MenuLayer>
      ) : null}
    </>
  );
}
