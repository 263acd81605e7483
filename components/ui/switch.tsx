'use client';

import { Switch as Radix } from 'radix-ui';

/** Something that is on or off, at once. */
export function Switch({ label, checked, onChange, id }: { label: string; checked: boolean; onChange: (checked: boolean) => void; id?: string }) {
  return (
    <Radix.Root id={id} aria-label={label} checked={checked} onCheckedChange={onChange} className="group/switch flex h-8 w-11 shrink-0 items-center justify-center rounded-ui">
      <span className="h-4.5 w-8 rounded-full bg-line-strong p-0.5 transition-colors group-data-[state=checked]/switch:bg-accent">
        <Radix.Thumb className="block size-3.5 rounded-full bg-raised shadow-[0_1px_2px_var(--shade)] transition-transform data-[state=checked]:translate-x-3.5 dark:bg-ink" />
      </span>
    </Radix.Root>
  );
}
