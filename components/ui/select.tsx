'use client';

import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** Without a border, for toolbars. */
  quiet?: boolean;
  id?: string;
}

/** A select: one option of a list. */
export function Select({ label, value, options, onChange, quiet, id }: SelectProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.Trigger
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
        <Radix.Value />
        <Radix.Icon>
          <ChevronDown aria-hidden className="size-3.5 text-muted" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className={clsx(
            'z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)',
            'animate-appear overflow-hidden rounded-ui bg-raised p-1 shadow-ui',
          )}
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className={clsx(
                  'flex h-8 cursor-default select-none items-center gap-6 rounded-[5px] px-2 outline-none',
                  'data-highlighted:bg-hover pointer-coarse:h-10',
                )}
              >
                <span className="grow">
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                </span>
                <Radix.ItemIndicator>
                  <Check aria-hidden className="size-3.5 text-accent" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
