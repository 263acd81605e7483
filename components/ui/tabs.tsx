'use client';

import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';

/** A set of panels of which one is chosen. */
export const Tabs = Radix.Root;

/** The row of tab buttons. */
export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={clsx('flex gap-4 border-b px-4', className)} {...rest} />;
}

/** A tab button, underlined when chosen. */
export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={clsx('-mb-px h-10 border-b border-transparent font-medium text-muted outline-offset-[-5px]! transition-colors hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink pointer-coarse:h-11', className)}
      {...rest}
    />
  );
}

/** The panel of a tab. */
export const TabPanel = Radix.Content;
