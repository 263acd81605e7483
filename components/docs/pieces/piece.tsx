'use client';

import type { ReactNode } from 'react';

const THEMES = ['light', 'dark'] as const;

/** The children in the light and in the dark theme. */
export function BothThemes({ children }: { children: ReactNode }) {
  return (
    <div className="mt-4 grid gap-4 md:grid-cols-2">
      {THEMES.map((theme) => (
        <div key={theme} data-theme={theme} className="min-w-0 rounded-ui border bg-canvas p-4 text-ink">
          {children}
        </div>
      ))}
    </div>
  );
}

/** A piece in its states, under the name of its component. */
export function Piece({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mb-5 last:mb-0">
      <h3 className="mb-2 text-small text-muted">{name}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
