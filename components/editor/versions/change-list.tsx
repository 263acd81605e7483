'use client';

import { useMemo } from 'react';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { changesBetween } from './changes-between';

/** The most parts that are listed for each kind of change. */
const MAX_TITLES = 6;

function listed(titles: readonly string[]): string {
  const more = titles.length - MAX_TITLES;
  return titles.slice(0, MAX_TITLES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const SWATCH = 'inline-block size-4 rounded-[4px] shadow-[inset_0_0_0_1px_var(--line-strong)]';

/** The differences between two drawings, in words and colours. */
export function ChangeList({ before, after }: { before: MascotSpec; after: MascotSpec }) {
  const { colors, parts } = useMemo(() => changesBetween(before, after), [before, after]);
  if (colors.length + parts.length === 0) return <p className="text-muted">The two drawings are the same.</p>;
  return (
    <dl aria-label="What changed" className="grid grid-cols-[5.5rem_1fr] gap-x-3 gap-y-1.5">
      {colors.length > 0 ? (
        <>
          <dt className="text-muted">Colours</dt>
          <dd className="flex flex-wrap gap-x-4 gap-y-1">
            {colors.map(({ title, before: old, after: now }) => (
              <span key={title} className="inline-flex items-center gap-1.5">
                {title}
                <span role="img" aria-label={`was ${old}, is ${now}`} className="inline-flex">
                  <span className={SWATCH} style={{ background: old }} />
                  <span className={SWATCH} style={{ background: now }} />
                </span>
              </span>
            ))}
          </dd>
        </>
      ) : null}
      {parts.map(({ kind, titles }) => (
        <div key={kind} className="contents">
          <dt className="text-muted">{kind}</dt>
          <dd>{listed(titles)}</dd>
        </div>
      ))}
    </dl>
  );
}
