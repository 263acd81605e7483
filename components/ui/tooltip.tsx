'use client';

import { useEffect, useId, type HTMLAttributes, type ReactElement } from 'react';
import { withProps } from '../layers/with-props';
import { cancelTip, hideTip, showTip, type Tip } from '../layers/tips';

interface TooltipProps {
  label: string;
  keys?: string | undefined;
  side?: Tip['side'] | undefined;
  children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** A tooltip with a control's name and shortcut, shown on hover and focus. */
export function Tooltip({ label, keys, side = 'bottom', children }: TooltipProps) {
  const id = useId();
  useEffect(() => () => hideTip(id), [id]);
  const show = (element: HTMLElement, atOnce: boolean) => showTip({ id, element, label, keys, side }, atOnce);
  return withProps(children, {
    onPointerEnter: (event) => {
      if (event.pointerType !== 'touch') show(event.currentTarget, false);
    },
    // Only cancels a pending tooltip: a visible one must stay while the pointer moves to it.
    onPointerLeave: cancelTip,
    onPointerDown: () => hideTip(),
    onClick: () => hideTip(),
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, true);
    },
    onBlur: () => hideTip(id),
  });
}
