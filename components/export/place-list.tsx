'use client';

import { clsx } from 'clsx';
import { RadioGroup } from 'radix-ui';
import { type Place, PLACES, placeOf } from './places';

interface PlaceListProps {
  value: string;
  onChange: (place: Place) => void;
}

/** Where the files go: one of a list, which is a row that scrolls on a phone. */
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
          // The group checks what arrow keys reach only while the key is down, which a quick one is no longer.
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
