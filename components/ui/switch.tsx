'use client';

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

interface ToggleProps extends Omit<ComponentProps<'button'>, 'role' | 'aria-checked'> {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** A switch without a label. */
export function Toggle({ checked, onCheckedChange, className, ...rest }: ToggleProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onCheckedChange(!checked)}
      {...rest}
      className={clsx(
        'group relative h-5 w-9 shrink-0 rounded-full bg-line-strong transition-colors aria-busy:opacity-60 ' +
          'aria-checked:bg-accent pointer-coarse:h-7 pointer-coarse:w-12',
        className,
      )}
    >
      <span
        className={clsx(
          'block size-4 translate-x-0.5 rounded-full bg-raised shadow-[0_1px_2px_var(--shade)] transition-transform',
          'group-aria-checked:translate-x-4.5 pointer-coarse:size-6',
          'pointer-coarse:group-aria-checked:translate-x-5.5',
        )}
      />
    </button>
  );
}

interface SwitchProps {
  label: string;
  /** An explanation below the label. */
  note?: string;
  checked: boolean;
  /** Whether a change is pending. The switch keeps the focus, and ignores clicks. */
  busy?: boolean;
  onChange: (checked: boolean) => void;
  id: string;
}

/** A switch with its label. */
export function Switch({ label, note, checked, busy, onChange, id }: SwitchProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {note ? (
          <p id={`${id}-note`} className="mt-0.5 text-small text-muted">
            {note}
          </p>
        ) : null}
      </div>
      <Toggle
        id={id}
        checked={checked}
        aria-busy={busy || undefined}
        onCheckedChange={(next) => busy || onChange(next)}
        aria-describedby={note ? `${id}-note` : undefined}
      />
    </div>
  );
}
