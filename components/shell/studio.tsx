'use client';

import type { ReactNode } from 'react';
import { CommandBarHost } from '../command-bar/command-bar-host';
import { Toaster } from '../ui/toaster';
import { TooltipProvider } from '../ui/tooltip';
import { HelpDialog } from './help';
import { SessionProvider, type StudioSession } from './session';
import { SignedOut } from './signed-out';

/** The frame of every studio page. */
export function Studio({ session, children }: { session: StudioSession; children: ReactNode }) {
  return (
    <SessionProvider session={session}>
      <TooltipProvider>
        {children}
        <HelpDialog />
        <CommandBarHost />
        <SignedOut />
        <Toaster />
      </TooltipProvider>
    </SessionProvider>
  );
}
