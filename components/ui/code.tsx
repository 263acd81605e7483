import { clsx } from 'clsx';
import { CopyButton } from './copy-button';

/** Text as a machine writes or reads it, with a button that copies it; it scrolls where it is long. */
export function Code({ label, text, copied = text, className }: { label: string; text: string; copied?: string; className?: string }) {
  return (
    <div className="relative min-w-0 overflow-hidden rounded-ui bg-stage">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} role="region" aria-label={label} className={clsx('overflow-auto p-3 pr-20 font-mono text-small leading-relaxed outline-offset-[-2px]!', className)}><code>{text}</code></pre>
      <CopyButton text={copied} what={label.toLowerCase()} look="quiet" className="absolute top-1.5 right-1.5 bg-stage" />
    </div>
  );
}
