import Link from 'next/link';
import type { ReactNode } from 'react';
import { Mark } from '../shell/mark';

/** The frame of the pages that come before the studio. */
export function AuthPage({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center p-6">
      <div className="w-full max-w-80">
        <Link href="/" aria-label="Liverig home" className="mb-8 inline-flex rounded-ui"><Mark className="size-8" /></Link>
        <h1 className="text-title font-semibold">{title}</h1>
        {note ? <div className="mt-1 text-muted">{note}</div> : null}
        <div className="mt-6">{children}</div>
      </div>
    </main>
  );
}
