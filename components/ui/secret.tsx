'use client';

import type { ButtonProps } from './button';
import { CopyButton } from './copy-button';

/** A text with a copy button, such as a secret that is shown only once. */
export function Secret({ label, text, look = 'primary' }: { label: string; text: string; look?: ButtonProps['look'] }) {
  return (
    <div className="flex items-center gap-2 rounded-ui bg-stage p-1.5 pl-3">
      <input
        readOnly
        aria-label={label}
        value={text}
        onFocus={(event) => event.target.select()}
        className="min-w-0 grow truncate bg-transparent font-mono text-small outline-none"
      />
      <CopyButton text={text} what={look === 'primary' ? undefined : `the ${label.toLowerCase()}`} look={look} />
    </div>
  );
}
