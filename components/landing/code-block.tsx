import { CopyButton } from '../ui/copy-button';

/** Code to copy, under what it is. */
export function CodeBlock({ title, code }: { title: string; code: string }) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-ui bg-surface shadow-[0_0_0_1px_var(--line)]">
      <figcaption className="flex h-10 items-center justify-between border-b pr-1.5 pl-4 text-small font-medium text-muted">{title}<CopyButton text={code} what={title} look="quiet" /></figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} role="region" aria-label={title} className="overflow-auto p-4 text-small leading-relaxed outline-offset-[-2px]!"><code>{code.trimEnd()}</code></pre>
    </figure>
  );
}
