'use client';

import { clsx } from 'clsx';
import { ToggleGroup } from 'radix-ui';
import type { Style } from '@/lib/contract/catalog';
import { Skeleton } from '../ui/skeleton';

interface StyleChipsProps {
  /** Null until they are loaded. */
  styles: readonly Style[] | null;
  /** The id of the selected style; empty if none is. */
  value: string;
  onChange: (id: string) => void;
}

/** The style presets as chips. A second click deselects a style, so that the artist chooses. */
export function StyleChips({ styles, value, onChange }: StyleChipsProps) {
  if (styles === null)
    return (
      <div aria-busy className="flex flex-wrap gap-1.5">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((key) => (
          <Skeleton key={key} className="h-7 w-18" />
        ))}
      </div>
    );
  return (
    <ToggleGroup.Root
      type="single"
      aria-label="Style"
      value={value}
      onValueChange={onChange}
      className="flex flex-wrap gap-1.5"
    >
      {styles.map(({ id, title, description }) => (
        <ToggleGroup.Item
          key={id}
          value={id}
          title={description}
          className={clsx(
            'h-7 rounded-full px-3 text-muted shadow-[inset_0_0_0_1px_var(--line-strong)] transition-colors',
            'hover:bg-hover hover:text-ink data-[state=on]:bg-accent-soft data-[state=on]:text-accent',
            'data-[state=on]:shadow-[inset_0_0_0_1.5px_var(--accent)] pointer-coarse:h-9',
          )}
        >
          {title}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
