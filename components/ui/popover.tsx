'use client';

import { clsx } from 'clsx';
import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface PopoverProps {
  /** Its accessible name. */
  label: string;
  /** The button that opens it. */
  trigger: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether it takes the keyboard: without, the page's shortcuts go on working beside it. */
  layer?: boolean;
  side?: 'top' | 'bottom' | 'left' | 'right';
  className?: string;
  children: ReactNode;
}

/** A popover beside its button. */
export function Popover({
  label,
  trigger,
  open,
  onOpenChange,
  layer = true,
  side = 'bottom',
  className,
  children,
}: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
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
