'use client';

import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useRef, type FormEvent } from 'react';
import { LIMITS } from '@/lib/core/limits';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { EXAMPLES } from '../create/examples';

interface PromptBoxProps {
  /** Called on focus, on typing (with whether there is text), and on submit. */
  onCome?: () => void;
  onWrite?: (words: boolean) => void;
  onSend?: () => void;
}

/** The field for the first prompt, with examples. It works as a plain form without scripts. */
export function PromptBox({ onCome, onWrite, onSend }: PromptBoxProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const take = (example: string) => {
    if (!field.current) return;
    field.current.value = example;
    field.current.focus();
    onWrite?.(true);
  };
  return (
    <div>
      <form
        action="/mascots/new"
        onSubmit={onSend}
        className={clsx(
          'rounded-ui bg-surface p-2 shadow-ui focus-within:shadow-[0_0_0_2px_var(--accent),',
          '0_12px_32px_-8px_var(--shade)]',
        )}
      >
        <label htmlFor="prompt" className="sr-only">
          Describe your mascot
        </label>
        <textarea
          ref={field}
          id="prompt"
          name="prompt"
          required
          minLength={LIMITS.mascot.prompt.min}
          maxLength={LIMITS.mascot.prompt.max}
          rows={3}
          placeholder={`${EXAMPLES[0]}…`}
          className="w-full resize-none bg-transparent px-3 py-2 text-title outline-none"
          onFocus={onCome}
          onInput={({ currentTarget }: FormEvent<HTMLTextAreaElement>) => onWrite?.(currentTarget.value !== '')}
          onBlur={() => onWrite?.(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        <div className="flex items-center justify-end">
          <Button type="submit" look="primary" size="large">
            Create mascot
            <ArrowRight aria-hidden className="size-4" />
          </Button>
        </div>
      </form>
      <ul aria-label="Examples" className="mt-3 -ml-3.5 flex flex-wrap">
        {EXAMPLES.slice(1, 4).map((example) => (
          <li key={example}>
            <Chip onClick={() => take(example)}>{example}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
