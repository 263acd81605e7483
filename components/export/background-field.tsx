'use client';

import { Swatch } from '../color/swatch';
import { Segmented } from '../ui/segmented';
import { EXPORT_DEFAULTS } from '@/lib/contract/export-formats';
import type { FormatCard } from './formats';

interface BackgroundFieldProps {
  /** The selected formats. */
  cards: readonly FormatCard[];
  value: string | null;
  onChange: (color: string | null) => void;
}

/** The field for the files' background, or for the badge of a logo. A video cannot be transparent. */
export function BackgroundField({ cards, value, onChange }: BackgroundFieldProps) {
  const badge = cards.length > 0 && cards.every((card) => card.badge);
  const transparent = cards.length === 0 || cards.some((card) => card.transparent);
  const opaque = cards.some((card) => !card.transparent);
  const label = badge ? 'Badge' : 'Background';
  const shown = value ?? (transparent ? null : EXPORT_DEFAULTS.background);
  return (
    <div className="flex flex-col gap-1.5">
      <p aria-hidden className="text-small font-medium text-muted">
        {label}
      </p>
      <div className="flex h-8 items-center gap-3">
        {transparent ? (
          <Segmented
            label={label}
            value={shown === null ? 'none' : 'color'}
            onChange={(next) => onChange(next === 'none' ? null : EXPORT_DEFAULTS.background)}
            options={[
              { value: 'none', label: badge ? 'None' : 'Transparent' },
              { value: 'color', label: 'Colour' },
            ]}
          />
        ) : null}
        {shown === null ? null : (
          <Swatch label={`${label} colour`} color={shown} onChange={onChange} onEnd={() => undefined} />
        )}
      </div>
      {opaque && value === null ? (
        <p className="text-small text-muted">MP4 video cannot be transparent: its background will be white.</p>
      ) : null}
    </div>
  );
}
