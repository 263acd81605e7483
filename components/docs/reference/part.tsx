import type { ReactNode } from 'react';

/** A section of an endpoint's description under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-6">
      <h3 className="border-b pb-1.5 font-semibold">{title}</h3>
      {children}
    </div>
  );
}
