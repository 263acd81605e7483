'use client';

import type { AnimationClip } from '@/lib/core/clip/schema';
import { keyIn, keyNames } from './keys';
import type { TimelineRow } from './rows';
import { keyText, rowText } from './words';

interface KeyGridProps {
  clip: AnimationClip;
  rows: readonly TimelineRow[];
  focus: { row: string; key: string | null } | null;
  selected: readonly string[];
}

/** The id of the grid cell that has the keyboard focus. */
export const activeCell = (base: string): string => `${base}-active`;

/**
 * The board as a grid for screen readers: a header for each row, and the keys of the row that has the keyboard focus.
 */
export function KeyGrid({ base, clip, rows, focus, selected }: KeyGridProps & { base: string }) {
  return (
    <div className="sr-only" role="rowgroup">
      {rows.map((row, at) => {
        const isHere = focus?.row === row.id;
        const keys = isHere && row.kind === 'track' ? keyNames(row.track) : [];
        return (
          <div key={row.id} role="row" aria-rowindex={at + 1}>
            <span role="rowheader" id={isHere && focus.key === null ? activeCell(base) : undefined}>
              {rowText(row)}
            </span>
            {keys.map((key) => (
              <span
                key={key}
                role="gridcell"
                id={focus?.key === key ? activeCell(base) : undefined}
                aria-selected={selected.includes(key)}
              >
                {keyIn(clip, key) ? keyText(clip, key) : ''}
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
}
