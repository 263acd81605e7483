'use client';

import { clsx } from 'clsx';
import { Info, TriangleAlert } from 'lucide-react';
import { useShallow } from 'zustand/react/shallow';
import { useDesignerState } from '../state/context';

/** The findings about a transition as sentences; renders nothing without findings. */
export function Found({ index }: { index: number }) {
  const findings = useDesignerState(
    useShallow((state) => state.findings.filter(({ about }) => about.transitions.includes(index))),
  );
  if (findings.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {findings.map(({ path, message, level }) => {
        const Icon = level === 'error' ? TriangleAlert : Info;
        return (
          <li key={`${path} ${message}`} className="flex gap-2 text-small">
            <Icon
              aria-hidden
              className={clsx('mt-0.5 size-3.5 shrink-0', level === 'error' ? 'text-danger' : 'text-muted')}
            />
            <span className="min-w-0 wrap-anywhere">{message}</span>
          </li>
        );
      })}
    </ul>
  );
}
