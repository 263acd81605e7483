import type { ReactNode } from 'react';

/** A part of the inspector under its heading; `action` stands across from it. */
export function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <div className="flex h-7 items-center justify-between"><h3 className="text-small font-medium text-muted">{title}</h3>{action}</div>
      {children}
    </section>
  );
}
