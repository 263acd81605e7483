'use client';

import { clsx } from 'clsx';
import { ease } from '@/lib/core/clip/ease';
import { EASES, type Ease } from '@/lib/core/clip/ease-names';
import { EASE_TITLES } from './ease-titles';

/** The size of a curve's picture in pixels, with a margin for curves that overshoot. */
const PICTURE = { width: 28, height: 18, margin: 8, samples: 32 } as const;

/** The curve of an easing as SVG path data. */
function easePath(name: Ease): string {
  const { width, height, margin, samples } = PICTURE;
  // The easing `step` holds its value and jumps at the end.
  if (name === 'step') return `M${margin} ${margin + height}h${width}v${-height}`;
  const points = Array.from({ length: samples + 1 }, (_, at) => {
    const u = at / samples;
    const [x, y] = [u * width, height - ease(name, u) * height];
    return `${(margin + x).toFixed(1)} ${(margin + y).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** A select field for the easing of keys, with pictures of the curves; a value of null means that the keys differ. */
export function EasePicker({ value, onChange }: { value: Ease | null; onChange: (ease: Ease) => void }) {
  const { width, height, margin } = PICTURE;
  return (
    <ul aria-label="Easing" className="grid grid-cols-3 gap-1.5">
      {EASES.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={name === value}
            onClick={() => onChange(name)}
            className={clsx(
              'flex w-full flex-col items-center gap-0.5 rounded-[6px] bg-hover px-1 pt-1 pb-1.5 text-small',
              name === value
                ? 'text-ink shadow-[inset_0_0_0_1.5px_var(--accent)]'
                : 'text-muted hover:shadow-[inset_0_0_0_1px_var(--line-strong)]',
            )}
          >
            <svg
              aria-hidden
              viewBox={`0 0 ${width + 2 * margin} ${height + 2 * margin}`}
              className={clsx('h-8 w-full fill-none', name === value ? 'stroke-accent' : 'stroke-current')}
              strokeWidth={1.75}
              strokeLinejoin="round"
              strokeLinecap="round"
            >
              <path d={easePath(name)} />
            </svg>
            <span className="max-w-full truncate">{EASE_TITLES[name]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
