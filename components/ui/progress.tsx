'use client';

import { Progress as Radix } from 'radix-ui';

/** A progress bar, 0 to 100; null while unknown. `text` is its step for screen readers. */
export function Progress({ label, percent, text }: { label: string; percent: number | null; text?: string }) {
  return (
    <Radix.Root
      value={percent}
      max={100}
      aria-label={label}
      {...(text ? { 'aria-valuetext': text } : {})}
      className="h-1 overflow-hidden rounded-full bg-line"
    >
      <Radix.Indicator
        className={
          percent === null
            ? 'h-full w-1/3 animate-slide rounded-full bg-accent'
            : 'h-full rounded-full bg-accent transition-[width]'
        }
        style={percent === null ? undefined : { width: `${percent}%` }}
      />
    </Radix.Root>
  );
}
