import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface ScrolledTextProps {
  label: string;
  /** The ARIA role. Use `group` on a page with many of these, which should not all be landmarks. */
  role?: 'region' | 'group';
  className?: string;
  children: ReactNode;
}

/** Monospaced text that does not wrap. It scrolls, also by keyboard. */
export function ScrolledText({ label, role = 'region', className, children }: ScrolledTextProps) {
  return (
    // It takes the focus, so that the keyboard can scroll it.
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
