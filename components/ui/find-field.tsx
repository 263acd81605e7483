'use client';

import { Search } from 'lucide-react';

interface FindFieldProps {
  /** The accessible name: "Find a part". */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A small search field in the heading of a panel; Escape clears it. */
export function FindField({ label, value, onChange }: FindFieldProps) {
  return (
    <label
      className={
        'flex h-7 min-w-0 grow items-center gap-1.5 rounded-[6px] bg-hover px-2 pointer-coarse:h-9 ' +
        'focus-within:shadow-[inset_0_0_0_1px_var(--accent)]'
      }
    >
      <Search aria-hidden className="size-3.5 shrink-0 text-muted" />
      <input
        type="search"
        aria-label={label}
        placeholder="Find"
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !value) return;
          event.preventDefault();
          onChange('');
        }}
        className="w-full min-w-0 bg-transparent text-small outline-none max-sm:text-[1rem]"
      />
    </label>
  );
}
