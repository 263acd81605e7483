import type { ReactNode } from 'react';

/** A group of fields under a heading; `end` is placed at the end of the heading. */
export function InspectorSection({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2 border-b px-4 pt-2.5 pb-3.5 last:border-b-0">
      <div className="flex h-7 items-center justify-between">
        <h3 className="text-small font-medium text-muted">{title}</h3>
        {end}
      </div>
      {children}
    </section>
  );
}
