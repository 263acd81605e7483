import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A chip: one of many short options, of which one is selected. */
export function Chip({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(
        'h-8 rounded-full px-3.5 text-muted transition-colors hover:bg-hover hover:text-ink ' +
          'aria-pressed:bg-hover aria-pressed:text-ink pointer-coarse:h-10',
        className,
      )}
    />
  );
}
