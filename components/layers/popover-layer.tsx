'use client';

import { clsx } from 'clsx';
import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Handover } from './handover';
import type { LayerTrigger } from './layer-trigger';

/** What a popover is besides its button. */
export interface PopoverProps {
  /** Its accessible name. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether it takes the keyboard: without, the page's shortcuts go on working beside it. */
  layer?: boolean;
  side?: 'top' | 'bottom' | 'left' | 'right';
  className?: string;
  children: ReactNode;
}

/** The panel of a popover, at a button that the page has. */
export function PopoverLayer({
  label,
  trigger,
  open,
  onOpenChange,
  layer = true,
  side = 'bottom',
  className,
  children,
}: PopoverProps & { trigger: LayerTrigger }) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <Handover to={trigger} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          {...(layer ? {} : { role: 'region' })}
          side={side}
          align="start"
          sideOffset={8}
          collisionPadding={8}
          className={clsx(
            'z-40 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] animate-appear ' +
              'overflow-y-auto overscroll-contain rounded-ui bg-raised shadow-ui outline-none',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
