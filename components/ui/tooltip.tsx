'use client';

import { clsx } from 'clsx';
import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Kbd } from './kbd';

/** Shares a delay among the page's tooltips. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={350} skipDelayDuration={200}>
      {children}
    </Radix.Provider>
  );
}

/** A control's name and shortcut on hover and focus. */
export function Tooltip({
  label,
  keys,
  side = 'bottom',
  children,
}: {
  label: string;
  keys?: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
  children: ReactNode;
}) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={clsx(
            'z-50 flex animate-fade items-center gap-2 rounded-ui bg-raised px-2 py-1 text-small text-ink',
            'shadow-ui',
          )}
        >
          {label}
          {keys ? <Kbd keys={keys} /> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
