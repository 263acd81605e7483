import type { ReactNode } from 'react';

/** A section of the inspector with a heading; `action` is placed at the end of the heading. */
export function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <div className="flex h-7 items-center justify-between">
        <h2 className="text-small font-medium text-muted">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
