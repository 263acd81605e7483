'use client';

import { Progress as Radix } from 'radix-ui';

/** How far something has come, 0 to 100; null while nobody knows. */
export function Progress({ label, percent }: { label: string; percent: number | null }) {
  return (
    <Radix.Root value={percent} max={100} aria-label={label} className="h-1 overflow-hidden rounded-full bg-line">
      <Radix.Indicator
        className={percent === null ? 'h-full w-1/3 animate-slide rounded-full bg-accent' : 'h-full rounded-full bg-accent transition-[width]'}
        style={percent === null ? undefined : { width: `${percent}%` }}
      />
    </Radix.Root>
  );
}
