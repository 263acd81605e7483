'use client';

import { clsx } from 'clsx';
import { RadioGroup } from 'radix-ui';
import { SheetPicture } from '../../drawer/sheet-picture';
import { matches } from '../../hooks/use-shortcuts';
import { USE_KEYS } from './draft-ledger';
import type { TypedDraft } from './use-typed-draft';

interface AlternativesProps {
  draft: TypedDraft;
  /** Creates a mascot from the shown drawing. */
  onUse: () => void;
  className: string;
}

/**
 * Alternative drawings of the same prompt, as small pictures. Arrow keys and clicks select the one that is shown large.
 */
export function Alternatives({ draft, onUse, className }: AlternativesProps) {
  const { choices, seed, drawer } = draft;
  const choose = (next: number) => {
    if (next !== seed) draft.choose(next);
  };
  if (choices.length === 0) return <div className={className} />;
  return (
    <RadioGroup.Root
      aria-label="Drawings of these words"
      value={String(seed)}
      onValueChange={(value) => choose(Number(value))}
      className={className}
    >
      {choices.map((sheet, index) => (
        <RadioGroup.Item
          key={sheet.seed}
          value={String(sheet.seed)}
          // The radio group selects on arrow keys only while the key is still down, which a short press is not by then.
          onFocus={() => choose(sheet.seed)}
          // Keeps Enter on a radio from the shortcuts of the page.
          onKeyDown={({ nativeEvent }) => {
            if (matches(nativeEvent, USE_KEYS)) onUse();
          }}
          aria-label={`Drawing ${index + 1}: ${sheet.name}`}
          title={sheet.name}
          className={clsx(
            'block size-10 shrink-0 rounded-ui bg-surface p-0.5 transition-shadow sm:size-12 lg:size-14',
            'shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1px_var(--line-strong)]',
            'data-[state=checked]:shadow-[inset_0_0_0_2px_var(--accent)]',
          )}
        >
          <SheetPicture drawer={drawer} sheet={sheet} view="figure" />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
