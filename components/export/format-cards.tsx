'use client';

import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Checkbox } from 'radix-ui';
import { useId, useState } from 'react';
import type { ExportFormat } from '@/lib/contract/export-formats';
import { Disclosure } from '../ui/disclosure';
import { cardOf } from './choices';
import type { Place } from './places';

interface FormatCardsProps {
  place: Place;
  chosen: readonly ExportFormat[];
  onToggle: (format: ExportFormat) => void;
}

/** The formats of a destination: the recommended one, and the others in a disclosure. Several can be selected. */
export function FormatCards({ place, chosen, onToggle }: FormatCardsProps) {
  const [open, setOpen] = useState(false);
  const { recommended, why, others } = place;
  return (
    <div role="group" aria-label={`Formats for ${place.title}`} className="flex flex-col gap-2">
      <FormatCheck
        format={recommended}
        note={why}
        recommended
        checked={chosen.includes(recommended)}
        onToggle={onToggle}
      />
      <Disclosure title={`${others.length} more formats`} open={open} onOpenChange={setOpen}>
        <div className="grid grid-cols-1 gap-2 pt-1.5 min-[26rem]:grid-cols-2">
          {others.map((format) => (
            <FormatCheck
              key={format}
              format={format}
              note={cardOf(format).goodFor}
              checked={chosen.includes(format)}
              onToggle={onToggle}
            />
          ))}
        </div>
      </Disclosure>
    </div>
  );
}

interface FormatCheckProps {
  format: ExportFormat;
  note: string;
  recommended?: boolean;
  checked: boolean;
  onToggle: (format: ExportFormat) => void;
}

function FormatCheck({ format, note, recommended = false, checked, onToggle }: FormatCheckProps) {
  const id = useId();
  const { title } = cardOf(format);
  return (
    <Checkbox.Root
      checked={checked}
      aria-label={title}
      aria-describedby={id}
      onCheckedChange={() => onToggle(format)}
      className={clsx(
        'flex items-start gap-2.5 rounded-ui p-2.5 text-left shadow-[inset_0_0_0_1px_var(--line-strong)]',
        'transition-[box-shadow,background] hover:bg-hover data-[state=checked]:bg-accent-soft',
        'data-[state=checked]:shadow-[inset_0_0_0_2px_var(--accent)]',
      )}
    >
      <span
        aria-hidden
        className={clsx(
          'mt-0.5 flex size-4 shrink-0 items-center justify-center rounded-[4px]',
          checked ? 'bg-accent text-canvas' : 'shadow-[inset_0_0_0_1px_var(--line-strong)]',
        )}
      >
        <Checkbox.Indicator>
          <Check className="size-3" strokeWidth={3} />
        </Checkbox.Indicator>
      </span>
      <span className="min-w-0 grow">
        <span className="flex items-baseline justify-between gap-2">
          <span className="font-medium">{title}</span>
          {recommended ? <span className="text-small text-accent">Recommended</span> : null}
        </span>
        <span id={id} className="mt-0.5 block text-small text-muted">
          {recommended ? <span className="sr-only">Recommended. </span> : null}
          {note}
        </span>
      </span>
    </Checkbox.Root>
  );
}
