'use client';

import { clsx } from 'clsx';
import { RadioGroup } from 'radix-ui';
import { type Place, PLACES, placeOf } from './places';

interface PlaceListProps {
  value: string;
  onChange: (place: Place) => void;
}

/** The list of destinations; on a phone it is a row that scrolls. */
export function PlaceList({ value, onChange }: PlaceListProps) {
  return (
    <RadioGroup.Root
      aria-label="Where it goes"
      value={value}
      onValueChange={(id) => onChange(placeOf(id))}
      className={clsx(
        'flex gap-1 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 max-sm:[scrollbar-width:none]',
        'sm:flex-col',
      )}
    >
      {PLACES.map(({ id, title, icon: Icon }) => (
        <RadioGroup.Item
          key={id}
          value={id}
          // The radio group selects on arrow keys only while the key is still down, which a short press is not by then.
          onFocus={() => {
            if (id !== value) onChange(placeOf(id));
          }}
          className={clsx(
            'flex h-9 shrink-0 items-center gap-2.5 rounded-ui px-3 text-left whitespace-nowrap text-muted',
            'transition-colors hover:bg-hover hover:text-ink pointer-coarse:h-10',
            'data-[state=checked]:bg-accent-soft data-[state=checked]:text-ink',
          )}
        >
          <Icon aria-hidden className="size-4 shrink-0" />
          {title}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
