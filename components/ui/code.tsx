import { clsx } from 'clsx';
import { CopyButton } from './copy-button';

interface CodeProps {
  label: string;
  text: string;
  /** What is copied, where it is not what is shown. */
  copied?: string;
  /** Long lines are broken, not scrolled to. */
  wrap?: boolean;
  className?: string;
}

/** Text as a machine writes or reads it, under its name and beside a button that copies it; it scrolls where it is long. */
export function Code({ label, text, copied = text, wrap, className }: CodeProps) {
  return (
    <div className="min-w-0 overflow-hidden rounded-ui bg-stage">
      <div className="flex items-center justify-between gap-3 pt-1 pr-1 pl-3 text-small font-medium text-muted"><span>{label}</span><CopyButton text={copied} what={label.toLowerCase()} look="quiet" /></div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} role="region" aria-label={label} className={clsx('overflow-auto px-3 pt-1 pb-3 font-mono text-small leading-relaxed outline-offset-[-2px]!', wrap && 'wrap-anywhere whitespace-pre-wrap', className)}><code>{text}</code></pre>
    </div>
  );
}
