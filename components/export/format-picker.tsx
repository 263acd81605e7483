'use client';

import { clsx } from 'clsx';
import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import type { ExportFormat } from '@/lib/contract/exports';
import { FORMAT_CARDS, type FormatCard } from './formats';

const GROUPS = [
  { title: 'Moving', cards: FORMAT_CARDS.filter(({ animated }) => animated) },
  { title: 'Still', cards: FORMAT_CARDS.filter(({ animated }) => !animated) },
] as const;

/** The formats as cards with their uses; on a phone only the selected one shows its use. */
export function FormatPicker({ value, onChange }: { value: ExportFormat; onChange: (format: ExportFormat) => void }) {
  const chosen = FORMAT_CARDS.find(({ format }) => format === value);
  const choose = (next: string) => {
    const card = FORMAT_CARDS.find(({ format }) => format === next);
    if (card) onChange(card.format);
  };
  return (
    <RadioGroup.Root aria-label="Format" value={value} onValueChange={choose} className="flex flex-col gap-3">
      {GROUPS.map(({ title, cards }) => (
        <div key={title} className="flex flex-col gap-1.5">
          <p aria-hidden className="text-small font-medium text-muted">
            {title}
          </p>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-5">
            {cards.map((card) => (
              <Card key={card.format} {...card} />
            ))}
          </div>
        </div>
      ))}
      <p aria-hidden className="text-small text-muted sm:hidden">
        {chosen?.goodFor}
      </p>
    </RadioGroup.Root>
  );
}

function Card({ format, title, goodFor }: FormatCard) {
  const id = useId();
  return (
    <RadioGroup.Item
      value={format}
      aria-label={title}
      aria-describedby={id}
      className={clsx(
        'flex flex-col items-start rounded-ui p-2.5 text-left shadow-[inset_0_0_0_1px_var(--line-strong)]',
        'transition-[box-shadow,background] hover:bg-hover data-[state=checked]:bg-accent-soft',
        'data-[state=checked]:shadow-[inset_0_0_0_2px_var(--accent)]',
      )}
    >
      <span className="font-medium">{title}</span>
      <span id={id} className="mt-0.5 text-small text-muted max-sm:hidden">
        {goodFor}
      </span>
    </RadioGroup.Item>
  );
}
