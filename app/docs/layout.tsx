import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { DocsFrame } from '@/components/docs/frame';
import { currentActor } from '@/lib/server/auth/current';
import { navigation } from '@/lib/server/docs/navigation';
import { env } from '@/lib/server/env';

export const metadata: Metadata = { title: { default: 'Docs', template: '%s · Liverig docs' } };

/** The layout of the documentation. */
export default async function DocsLayout({ children }: { children: ReactNode }) {
  const actor = await currentActor();
  return (
    <DocsFrame groups={navigation(env().appUrl)} signedIn={actor !== null}>
      {children}
    </DocsFrame>
  );
}
