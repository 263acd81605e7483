'use client';

import { Check, Copy } from 'lucide-react';
import { useCopy } from '../hooks/use-copy';
import { Button, type ButtonProps } from './button';

/** A button that copies a text and confirms it; `what` names the text if a page has several of these buttons. */
export function CopyButton({
  text,
  what,
  ...rest
}: Omit<ButtonProps, 'children' | 'asChild' | 'onClick'> & { text: string; what?: string }) {
  const { copied, copy } = useCopy();
  const Icon = copied ? Check : Copy;
  return (
    <Button
      size="small"
      aria-label={what && `${copied ? 'Copied' : 'Copy'} ${what}`}
      onClick={() => void copy(text)}
      {...rest}
    >
      <Icon aria-hidden className="size-3.5" />
      {copied ? 'Copied' : 'Copy'}
    </Button>
  );
}
