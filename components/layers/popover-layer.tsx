'use client';

import { clsx } from 'clsx';
import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Handover } from './handover';
import type { LayerTrigger } from './layer-trigger';

/** The props of a popover, except for its button. */
export interface PopoverProps {
  /** The accessible name. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether it is a layer that captures the keyboard. If not, the page's shortcuts stay active beside it. */
  layer?: boolean;
  side?: 'top' | 'bottom' | 'left' | 'right';
  className?: string;
  children: ReactNode;
}

/** The panel of a popover, positioned at an existing button of the page. */
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
