'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { moveFocus } from '../hooks/roving-focus';

interface SegmentedProps<T extends string> {
  label: string;
  value: T;
  /** `hint` is a tooltip. */
  options: readonly { value: T; label: ReactNode; name?: string; hint?: string }[];
  onChange: (value: T) => void;
}

/** A segmented control: one of two or three options. */
export function Segmented<T extends string>({ label, value, options, onChange }: SegmentedProps<T>) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => moveFocus(event, 'radio')}
      className="inline-flex rounded-ui bg-hover p-0.5"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          aria-label={option.name}
          title={option.hint}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => option.value === value || onChange(option.value)}
          className={clsx(
            'inline-flex h-7 grow items-center justify-center gap-1.5 rounded-[6px] px-2.5 text-muted',
            'transition-colors hover:text-ink aria-checked:bg-raised aria-checked:text-ink',
            'aria-checked:shadow-[0_0_0_1px_var(--line),0_1px_2px_var(--shade)] pointer-coarse:h-9',
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
