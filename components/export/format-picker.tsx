'use client';

import { RadioGroup } from 'radix-ui';
import type { ExportFormat } from '@/lib/contract/exports';
import { FORMAT_CARDS } from './formats';

/** The formats as cards, each with what it is good for. */
export function FormatPicker({ value, onChange }: { value: ExportFormat; onChange: (format: ExportFormat) => void }) {
  const choose = (next: string) => {
    const card = FORMAT_CARDS.find(({ format }) => format === next);
    if (card) onChange(card.format);
  };
  return (
    <RadioGroup.Root aria-label="Format" value={value} onValueChange={choose} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {FORMAT_CARDS.map(({ format, title, goodFor }) => (
        <RadioGroup.Item
          key={format} value={format} aria-label={title}
          className="flex flex-col items-start rounded-ui p-3 text-left shadow-[inset_0_0_0_1px_var(--line-strong)] transition-[box-shadow,background] hover:bg-hover data-[state=checked]:bg-accent-soft data-[state=checked]:shadow-[inset_0_0_0_2px_var(--accent)]"
        >
          <span className="font-medium">{title}</span>
          <span className="mt-0.5 text-small text-muted">{goodFor}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
