import { clsx } from 'clsx';
import { CopyButton } from './copy-button';
import { ScrolledText } from './scrolled-text';

interface CodeProps {
  label: string;
  text: string;
  /** The text to copy, if it differs from the shown one. */
  copied?: string;
  /** Wraps long lines instead of scrolling. */
  wrap?: boolean;
  /** The ARIA role of the text: see `ScrolledText`. */
  role?: 'region' | 'group';
  className?: string;
}

/** Monospaced text with a title and a copy button. Long text scrolls. */
export function Code({ label, text, copied = text, wrap, role, className }: CodeProps) {
  return (
    <div className="min-w-0 overflow-hidden rounded-ui bg-stage">
      <div className="flex items-center justify-between gap-3 pt-1 pr-1 pl-3 text-small font-medium text-muted">
        <span>{label}</span>
        <CopyButton text={copied} what={label.toLowerCase()} look="quiet" />
      </div>
      <ScrolledText
        label={label}
        {...(role ? { role } : {})}
        className={clsx('px-3 pt-1 pb-3', wrap && 'wrap-anywhere whitespace-pre-wrap', className)}
      >
        <code>{text}</code>
      </ScrolledText>
    </div>
  );
}
