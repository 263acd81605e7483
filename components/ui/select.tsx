'use client';

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { SelectOption } from '../layers/select-keys';
import { useTrigger } from '../layers/trigger';

export type { SelectOption };

interface SelectProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** Without a border, for toolbars. */
  quiet?: boolean;
  id?: string;
}

const CLOSED = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-haspopup': 'listbox',
  'aria-autocomplete': 'none',
} as const;
const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

/** A select: one option of a list. */
export function Select({ label, value, options, onChange, quiet, id }: SelectProps) {
  const [open, setOpen] = useState(false);
  const given = (
    <button
      type="button"
      id={id}
      aria-label={label}
      className={clsx(
        'inline-flex h-8 items-center justify-between gap-1.5 rounded-ui px-2.5 text-left whitespace-nowrap ' +
          'transition-colors hover:bg-hover pointer-coarse:h-10',
        quiet
          ? 'text-small text-muted tabular-nums hover:text-ink'
          : 'w-full shadow-[inset_0_0_0_1px_var(--line-strong)]',
      )}
    >
      <span className="pointer-events-none">{options.find((option) => option.value === value)?.label}</span>
      <ChevronDown aria-hidden className="size-3.5 text-muted" />
    </button>
  );
  const opening = { open, closed: CLOSED, keys: OPENING_KEYS, onOpen: () => setOpen(true) };
  const { button, trigger, layers } = useTrigger(given, opening);
  const list = { label, id, value, options, open, onOpenChange: setOpen, onChange };
  return (
    <>
      {button}
      {layers ? <layers.SelectLayer trigger={trigger} {...list} /> : null}
    </>
  );
}
