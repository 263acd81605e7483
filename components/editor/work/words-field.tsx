'use client';

import { useRef } from 'react';
import { submitOnEnter } from '../../hooks/submit-on-enter';
import { Field, Textarea } from '../../ui/input';
import type { FocusField as Wanted } from '../state/editor';
import { useWanted } from './use-wanted';

interface WordsFieldProps {
  id: string;
  /** The name by which commands focus this field. */
  wanted: Wanted;
  label: string;
  value: string;
  rows: number;
  maxLength: number;
  placeholder: string;
  hint?: string;
  error: string | null;
  /** Whether Enter inserts a line break, for keyboards without Shift+Enter. */
  breaks?: boolean;
  onChange: (value: string) => void;
}

/** A text field for prompts: commands can focus it, and Enter submits its form. */
export function WordsField({ wanted, label, hint, error, breaks, value, onChange, ...rest }: WordsFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useWanted(wanted, field, (text) => onChange(continued(value, text).slice(0, rest.maxLength)));
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

/** A text with more text appended. */
const continued = (text: string, more: string): string => (text.trim() ? `${text.trimEnd()} ${more}` : more);
