'use client';

import type { ReactNode } from 'react';
import { Toaster } from '../ui/toaster';
import { TooltipProvider } from '../ui/tooltip';
import { HelpDialog } from './help';
import { SessionProvider, type Session } from './session';

/** What every studio page shares. */
export function Studio({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <SessionProvider session={session}>
      <TooltipProvider>
        {children}
        <HelpDialog />
        <Toaster />
      </TooltipProvider>
    </SessionProvider>
  );
}
