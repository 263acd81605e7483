'use client';

import type { TriggerElement } from '../layers/layer-trigger';
import type { PopoverProps } from '../layers/popover-layer';
import { useTrigger } from '../layers/trigger';

const CLOSED = { 'aria-haspopup': 'dialog', 'aria-expanded': false } as const;
const OPENING_KEYS = ['Enter', ' '];

/** A popover with its trigger, a button. */
export function Popover({ trigger: given, ...popover }: PopoverProps & { trigger: TriggerElement }) {
  const { button, trigger, layers } = useTrigger(given, {
    open: popover.open,
    closed: CLOSED,
    keys: OPENING_KEYS,
    onOpen: () => popover.onOpenChange(true),
  });
  return (
    <>
      {button}
      {layers ? <layers.PopoverLayer trigger={trigger} {...popover} /> : null}
    </>
  );
}
