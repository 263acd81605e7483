'use client';

import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

interface CheckBoxProps extends Omit<ComponentProps<'button'>, 'role' | 'aria-checked'> {
  checked: boolean;
}

/** A check box without a visible label, so give it an `aria-label`. The parent handles clicks. */
export function CheckBox({ checked, className, ...rest }: CheckBoxProps) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={checked}
      {...rest}
      className={clsx(
        'flex size-5 shrink-0 items-center justify-center rounded-[5px] bg-raised text-canvas',
        'shadow-[inset_0_0_0_1.5px_var(--line-strong)] transition-[background,box-shadow,opacity]',
        'hover:shadow-[inset_0_0_0_1.5px_var(--accent)] aria-checked:bg-accent',
        'aria-checked:shadow-none pointer-coarse:size-6',
        className,
      )}
    >
      {checked ? <Check aria-hidden className="size-3.5" strokeWidth={3} /> : null}
    </button>
  );
}
