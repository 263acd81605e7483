'use client';

import { createContext, use, type ReactNode } from 'react';
import { useStore, type StoreApi } from 'zustand';

/** Creates a provider for a session and hooks for parts of its state; `what` names the session in errors. */
export function sessionContext<State, T extends { store: StoreApi<State> }>(what: string) {
  const Context = createContext<T | null>(null);
  function useSession(): T {
    const session = use(Context);
    if (!session) throw new Error(`This component is outside of ${what}.`);
    return session;
  }
  return {
    Provider: ({ session, children }: { session: T; children: ReactNode }) => (
      <Context value={session}>{children}</Context>
    ),
    useSession,
    useSessionState: <Piece,>(select: (state: State) => Piece): Piece => useStore(useSession().store, select),
  };
}
