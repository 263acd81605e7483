import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface ScrolledTextProps {
  label: string;
  /** Whether it is a landmark; leave that out where a page has many. */
  role?: 'region' | 'group';
  className?: string;
  children: ReactNode;
}

/** Monospaced text that keeps its lines and scrolls where they are long, also by keyboard. */
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
