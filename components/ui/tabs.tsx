'use client';

import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';

/** Tabs: a set of panels of which one is selected. */
export const Tabs = Radix.Root;

/** The row of tab buttons. */
export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={clsx('flex gap-1.5 border-b px-2.5', className)} {...rest} />;
}

/** A tab button, underlined when selected. */
export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={clsx(
        'relative -mb-px h-10 font-medium text-muted rounded-ui px-1.5 outline-offset-[-2px]! ' +
          'data-pressed:outline-none transition-colors after:absolute after:inset-x-1.5 after:bottom-0 after:h-px ' +
          'hover:text-ink data-[state=active]:text-ink data-[state=active]:after:bg-ink pointer-coarse:h-11',
        className,
      )}
      // Radix focuses a tab by script, which browsers take for the keyboard's focus: hides the ring after a click.
      onPointerDown={({ currentTarget }) => {
        currentTarget.dataset.pressed = '';
      }}
      onKeyDown={({ currentTarget }) => {
        delete currentTarget.dataset.pressed;
      }}
      onBlur={({ currentTarget }) => {
        delete currentTarget.dataset.pressed;
      }}
      {...rest}
    />
  );
}

/** The panel of a tab. */
export const TabPanel = Radix.Content;
