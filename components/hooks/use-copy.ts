'use client';

import { useState } from 'react';
import { toast } from '../layers/toast';

/** How long a button confirms that it has copied, in milliseconds. */
const SAID_MS = 2000;

/** Copies text to the clipboard. `copied` is true for a moment afterwards; an error is shown in a toast. */
export function useCopy(): { copied: boolean; copy: (text: string) => Promise<boolean> } {
  const [copied, setCopied] = useState(false);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(setCopied, SAID_MS, false);
      return true;
    } catch {
      toast.error('It could not be copied. Select the text and copy it yourself.');
      return false;
    }
  };
  return { copied, copy };
}
