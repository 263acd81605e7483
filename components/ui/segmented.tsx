'use client';

import { clsx } from 'clsx';
import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';

interface SegmentedProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: ReactNode; name?: string }[];
  onChange: (value: T) => void;
}

/** A segmented control: one of two or three options. */
export function Segmented<T extends string>({ label, value, options, onChange }: SegmentedProps<T>) {
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onChange(option.value);
  };
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={choose}
      className="inline-flex rounded-ui bg-hover p-0.5"
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          aria-label={option.name}
          className={clsx(
            'inline-flex h-7 grow items-center justify-center gap-1.5 rounded-[6px] px-2.5 text-muted',
            'transition-colors hover:text-ink data-[state=on]:bg-raised data-[state=on]:text-ink',
            'data-[state=on]:shadow-[0_0_0_1px_var(--line),0_1px_2px_var(--shade)] pointer-coarse:h-9',
          )}
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
