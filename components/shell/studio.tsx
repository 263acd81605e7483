'use client';

import type { ReactNode } from 'react';
import { CommandBarHost } from '../command-bar/command-bar-host';
import { LayerHost } from '../layers/layer-host';
import { FocusOnArrival } from './focus-on-arrival';
import { Help } from './help';
import { SessionProvider, type StudioSession } from './session';
import { SignedOut } from './signed-out';

/** The frame of every studio page. */
export function Studio({ session, children }: { session: StudioSession; children: ReactNode }) {
  return (
    <SessionProvider session={session}>
      {children}
      <FocusOnArrival />
      <Help />
      <CommandBarHost />
      <SignedOut />
      <LayerHost />
    </SessionProvider>
  );
}
