'use client';

import { useRef } from 'react';
import { submitOnEnter } from '../../hooks/submit-on-enter';
import { Field, Textarea } from '../../ui/input';
import type { FocusField as Wanted } from '../state/editor';
import { useWanted } from './use-wanted';

interface WordsFieldProps {
  id: string;
  /** The command's name for it. */
  wanted: Wanted;
  label: string;
  value: string;
  rows: number;
  maxLength: number;
  placeholder: string;
  hint?: string;
  error: string | null;
  /** Whether Enter begins a line, where the keyboard has no other way to one. */
  breaks?: boolean;
  onChange: (value: string) => void;
}

/** A field for words to the artist: a command puts the cursor into it, Enter sends its form. */
export function WordsField({ wanted, label, hint, error, breaks, value, onChange, ...rest }: WordsFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useWanted(wanted, field, (text) => onChange(`${value}${text}`.slice(0, rest.maxLength)));
  return (
    <Field label={label} htmlFor={rest.id} hint={hint} error={error}>
      <Textarea
        {...rest}
        value={value}
        ref={field}
        onKeyDown={breaks ? undefined : submitOnEnter}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
