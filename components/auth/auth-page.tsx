import Link from 'next/link';
import type { ReactNode } from 'react';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { Greeter } from './greeter';

/** The layout of the sign-in pages. */
export function AuthPage({
  host,
  title,
  note,
  children,
}: {
  host: MascotSpec;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center p-6">
      <div className="w-full max-w-80 wrap-anywhere">
        <Link href="/" aria-label="Liverig home" className="mb-5 -ml-4 inline-flex rounded-ui">
          <Greeter spec={host} />
        </Link>
        <h1 className="text-title font-semibold">{title}</h1>
        {note ? <div className="mt-1 text-muted">{note}</div> : null}
        <div className="mt-6">{children}</div>
      </div>
    </main>
  );
}
