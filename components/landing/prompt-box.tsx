'use client';

import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { LIMITS } from '@/lib/core/limits';
import { Button } from '../ui/button';
import { EXAMPLES } from '../create/examples';

/** The first words of a mascot; works as a plain form too. */
export function PromptBox() {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <form action="/mascots/new" className="rounded-ui bg-surface p-2 shadow-ui focus-within:shadow-[0_0_0_2px_var(--accent),0_12px_32px_-8px_var(--shade)]">
      <label htmlFor="prompt" className="sr-only">Describe your mascot</label>
      <textarea
        ref={field} id="prompt" name="prompt" required minLength={LIMITS.mascot.prompt.min} maxLength={LIMITS.mascot.prompt.max} rows={3} placeholder={`${EXAMPLES[0]}…`}
        className="w-full resize-none bg-transparent px-3 py-2 text-title outline-none"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <div className="flex items-center justify-end"><Button type="submit" look="primary" size="large">Create mascot<ArrowRight aria-hidden className="size-4" /></Button></div>
    </form>
  );
}
