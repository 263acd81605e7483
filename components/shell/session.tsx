'use client';

import { createContext, use, useEffect, type ReactNode } from 'react';
import { create } from 'zustand';
import type { Role } from '@/lib/contract/access';
import type { Credits } from '@/lib/contract/credits';
import { at, client } from '../hooks/client';

/** A workspace of the user. */
export interface SessionWorkspace {
  id: string;
  name: string;
}

/** The signed-in user, their current and other workspaces, and the credits at the time of rendering. */
export interface StudioSession {
  workspace: SessionWorkspace;
  workspaces: readonly SessionWorkspace[];
  email: string;
  role: Role;
  /** Whether the workspace is read-only. */
  suspended: boolean;
  credits: Credits;
}

const Context = createContext<StudioSession | null>(null);
const useHeard = create<{ credits: Credits | null }>(() => ({ credits: null }));

/** Provides the session to the components below. */
export function SessionProvider({ session, children }: { session: StudioSession; children: ReactNode }) {
  useEffect(() => useHeard.setState({ credits: session.credits }), [session.credits]);
  return <Context value={session}>{children}</Context>;
}

/** The session of the page. Throws outside of the studio. */
export function useSession(): StudioSession {
  const session = use(Context);
  if (!session) throw new Error('This component is outside of the studio.');
  return session;
}

/** The workspace's credits, as last read. */
export function useCredits(): Credits {
  const { credits } = useSession();
  return useHeard((state) => state.credits) ?? credits;
}

/** Reads the credits again, such as after a paid action. A failure leaves them as last read. */
export async function refreshCredits(): Promise<void> {
  const credits = await client.call(at('GET /credits')).catch(() => null);
  if (credits) useHeard.setState({ credits });
}
