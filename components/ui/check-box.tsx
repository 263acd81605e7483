'use client';

import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';

/** A check box without a visible label: give it an `aria-label`. */
export function CheckBox({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      {...rest}
      className={clsx(
        'flex size-5 shrink-0 items-center justify-center rounded-[5px] bg-raised text-canvas',
        'shadow-[inset_0_0_0_1.5px_var(--line-strong)] transition-[background,box-shadow,opacity]',
        'hover:shadow-[inset_0_0_0_1.5px_var(--accent)] data-[state=checked]:bg-accent',
        'data-[state=checked]:shadow-none pointer-coarse:size-6',
        className,
      )}
    >
      <Radix.Indicator>
        <Check aria-hidden className="size-3.5" strokeWidth={3} />
      </Radix.Indicator>
    </Radix.Root>
  );
}
