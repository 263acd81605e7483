import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface ScrolledTextProps {
  label: string;
  /** A landmark, or one of so many on a page that landmarks would be in the way. */
  role?: 'region' | 'group';
  className?: string;
  children: ReactNode;
}

/** Text as a machine writes or reads it, which keeps its lines and scrolls where they are long, by keyboard too. */
export function ScrolledText({ label, role = 'region', className, children }: ScrolledTextProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard
    <pre
      tabIndex={0}
      role={role}
      aria-label={label}
      className={clsx('overflow-auto font-mono text-small leading-relaxed outline-offset-[-2px]!', className)}
    >
      {children}
    </pre>
  );
}
