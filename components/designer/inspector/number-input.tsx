'use client';

import { useState } from 'react';
import { Input } from '../../ui/input';

/** A field for a number; ignores text that is not a number. */
export function NumberInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    if (text.trim() !== '' && Number.isFinite(Number(text))) onChange(Number(text));
  };
  return (
    <div className="w-20 shrink-0">
      <Input
        type="number"
        step="any"
        inputMode="decimal"
        aria-label={label}
        value={typed ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
        className="tabular-nums"
      />
    </div>
  );
}
