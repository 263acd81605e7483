'use client';

import { useState } from 'react';
import { LIMITS } from '@/lib/core/limits';
import { Field, Input } from '../../ui/input';
import { nameFrom } from '../graph/document';

interface NameInputProps {
  id: string;
  label: string;
  name: string;
  /** The names that are already used. */
  taken: readonly string[];
  onChange: (name: string) => void;
  autoFocus?: boolean;
}

/** A field for an identifier: typed text is turned into a valid name, and saved on Enter or blur. */
export function NameInput({ id, label, name, taken, onChange, autoFocus }: NameInputProps) {
  const [typed, setTyped] = useState(name);
  const [seen, setSeen] = useState(name);
  if (seen !== name) {
    // The name was changed elsewhere, such as by undo.
    setSeen(name);
    setTyped(name);
  }
  const next = nameFrom(typed).slice(0, LIMITS.canvas.id);
  const error =
    next === name
      ? null
      : taken.includes(next)
        ? `“${next}” is taken.`
        : next === ''
          ? 'A name begins with a letter.'
          : null;
  const keep = () => {
    if (error === null && next !== name) onChange(next);
    setTyped(error === null ? next : name);
  };
  return (
    <Field
      label={label}
      htmlFor={id}
      error={error}
      hint={error === null && typed !== next ? `Becomes ${next}` : undefined}
    >
      <Input
        id={id}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        autoFocus={autoFocus}
        maxLength={LIMITS.canvas.id}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
          if (event.key === 'Escape') setTyped(name);
        }}
      />
    </Field>
  );
}
