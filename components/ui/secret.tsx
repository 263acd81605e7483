'use client';

import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from './button';

/** A text that is shown once, with a button that copies it. */
export function Secret({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast.error('It could not be copied. Select the text and copy it yourself.');
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <div className="flex items-center gap-2 rounded-ui bg-stage p-1.5 pl-3">
      <input
        readOnly aria-label={label} value={text} onFocus={(event) => event.target.select()}
        className="min-w-0 grow truncate bg-transparent font-mono text-small outline-none"
      />
      <Button size="small" look="primary" onClick={() => void copy()}><Icon aria-hidden className="size-3.5" />{copied ? 'Copied' : 'Copy'}</Button>
    </div>
  );
}
