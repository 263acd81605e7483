'use client';

import type { NodeProps } from '@xyflow/react';
import { clsx } from 'clsx';
import { Asterisk } from 'lucide-react';
import { memo } from 'react';
import { LineStart } from './handles';

/** The card of the wildcard state; its transitions can be taken from every state. */
export const AnyCard = memo(function AnyCard({ selected }: NodeProps) {
  return (
    <div
      className={clsx(
        'group flex size-full items-center justify-center gap-1 rounded-full bg-surface pr-1 text-small ' +
          'font-medium text-muted transition-shadow',
        selected
          ? 'shadow-[0_0_0_2px_var(--accent)]'
          : 'shadow-[0_0_0_1px_var(--line-strong)] hover:shadow-[0_0_0_1px_var(--muted)]',
      )}
    >
      <Asterisk aria-hidden className="size-3.5 text-accent" />
      Any state
      <LineStart shown={selected} />
    </div>
  );
});
