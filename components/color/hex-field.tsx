'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { readHex } from './read-hex';

/** A text field for a hex colour: saved on Enter or blur, reset on Escape. */
export function HexField({
  label,
  color,
  onChange,
}: {
  label: string;
  color: string;
  onChange: (color: string) => void;
}) {
  const [text, setText] = useState<string | null>(null);
  const wrong = text !== null && readHex(text) === null;
  const take = () => {
    const hex = text === null ? null : readHex(text);
    if (hex) onChange(hex);
    setText(null);
  };
  return (
    <input
      aria-label={label}
      aria-invalid={wrong || undefined}
      value={text ?? color}
      spellCheck={false}
      autoComplete="off"
      maxLength={7}
      onChange={(event) => setText(event.target.value)}
      onBlur={take}
      onFocus={(event) => event.target.select()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setText(null);
        if (event.key === 'Enter') take();
      }}
      className={clsx(
        'h-6 w-18 rounded-[5px] bg-transparent px-1.5 text-small text-muted uppercase tabular-nums outline-none',
        'hover:bg-hover focus:bg-surface focus:text-ink focus:shadow-[inset_0_0_0_1.5px_var(--accent)]',
        'aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)] pointer-coarse:h-9 max-sm:w-22 max-sm:text-[1rem]',
      )}
    />
  );
}
