'use client';

import { clsx } from 'clsx';
import type { MotionFinding } from '@/lib/core/clip/critic';
import { tokenTitle } from '../palette/families';

interface FindingRowProps {
  finding: MotionFinding;
  /** Whether the stage highlights this finding. */
  current: boolean;
  onShow: () => void;
}

/** A finding; a click shows it on the stage. */
export function FindingRow({ finding: { part, other, t, message, suggestion }, current, onShow }: FindingRowProps) {
  return (
    <button
      type="button"
      aria-current={current || undefined}
      onClick={onShow}
      className={clsx(
        'flex w-full flex-col gap-0.5 rounded-ui px-2 py-1.5 text-left transition-colors',
        current ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      <span className="flex w-full items-baseline justify-between gap-2">
        <span className="truncate font-medium">{[part, ...(other ? [other] : [])].map(tokenTitle).join(' and ')}</span>
        <span className="shrink-0 text-small text-muted tabular-nums">{t.toFixed(2)} s</span>
      </span>
      <span className="text-small">{message}</span>
      <span className="text-small text-muted">{suggestion}</span>
    </button>
  );
}
