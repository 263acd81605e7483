import type { ReactNode } from 'react';

/** A page or panel with nothing in it: says why, and what to do. */
export function Notice({ title, children, action, picture }: { title: string; children?: ReactNode; action?: ReactNode; picture?: ReactNode }) {
  return (
    <div className="flex flex-col items-center px-6 py-10 text-center">
      {picture}
      <h2 className="text-title font-semibold">{title}</h2>
      {children ? <div className="mt-1 max-w-sm text-muted">{children}</div> : null}
      {action ? <div className="mt-5 flex gap-2">{action}</div> : null}
    </div>
  );
}
