import type { ReactNode } from 'react';

/**
 * The empty state of a page or panel: the reason, and what to do. With `whole` it fills the page, and its title is the
 * `h1`.
 */
export function Notice({
  title,
  whole,
  children,
  action,
  picture,
}: {
  title: string;
  whole?: boolean;
  children?: ReactNode;
  action?: ReactNode;
  picture?: ReactNode;
}) {
  const Heading = whole ? 'h1' : 'h2';
  return (
    <div className="flex flex-col items-center px-6 py-10 text-center">
      {picture}
      <Heading className="text-title font-semibold">{title}</Heading>
      {children ? <div className="mt-1 max-w-sm text-muted">{children}</div> : null}
      {action ? <div className="mt-5 flex gap-2">{action}</div> : null}
    </div>
  );
}
