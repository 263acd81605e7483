'use client';

import { clsx } from 'clsx';
import { RadioGroup } from 'radix-ui';
import { SheetPicture } from '../../drawer/sheet-picture';
import type { TypedDraft } from './use-typed-draft';

/** The same words drawn otherwise, as small pictures: arrow keys and clicks show one large. */
export function Alternatives({ draft, className }: { draft: TypedDraft; className: string }) {
  const { choices, seed, drawer, choose } = draft;
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
