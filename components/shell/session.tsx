'use client';

import { createContext, use, useEffect, type ReactNode } from 'react';
import { create } from 'zustand';
import type { Role } from '@/lib/contract/access';
import type { Credits } from '@/lib/contract/credits';
import { at, client } from '../hooks/client';

/** A workspace one may work in. */
export interface SessionWorkspace {
  id: string;
  name: string;
}

/** Who is signed in, where they work and could work, and what they had when the page was made. */
export interface StudioSession {
  workspace: SessionWorkspace;
  workspaces: readonly SessionWorkspace[];
  email: string;
  role: Role;
  credits: Credits;
}

const Context = createContext<StudioSession | null>(null);
const useHeard = create<{ credits: Credits | null }>(() => ({ credits: null }));

/** Gives the pages below it the session. */
export function SessionProvider({ session, children }: { session: StudioSession; children: ReactNode }) {
  useEffect(() => useHeard.setState({ credits: session.credits }), [session.credits]);
  return <Context value={session}>{children}</Context>;
}

/** The session of the page; throws outside the studio. */
export function useSession(): StudioSession {
  const session = use(Context);
  if (!session) throw new Error('This component stands outside the studio.');
  return session;
}

/** The workspace's credits as last heard. */
export function useCredits(): Credits {
  const { credits } = useSession();
  return useHeard((state) => state.credits) ?? credits;
}

/** Asks for the credits anew, after something that was paid. */
export async function refreshCredits(): Promise<void> {
  useHeard.setState({ credits: await client.call(at('GET /credits')) });
}
