'use client';

import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';

interface DisclosureProps {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Rendered only while open. */
  children: ReactNode;
}

/** A heading that shows and hides the content below it. */
export function Disclosure({ title, open, onOpenChange, children }: DisclosureProps) {
  const id = useId();
  return (
    <section>
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onOpenChange(!open)}
          className={clsx(
            'flex h-7 w-full items-center gap-1.5 rounded-ui px-1 text-small font-medium text-muted',
            'transition-colors hover:bg-hover hover:text-ink pointer-coarse:h-9',
          )}
        >
          <ChevronRight aria-hidden className={clsx('size-3.5 transition-transform', open && 'rotate-90')} />
          {title}
        </button>
      </h2>
      <div id={id} hidden={!open}>
        {open ? children : null}
      </div>
    </section>
  );
}
