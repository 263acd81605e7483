'use client';

import { createContext, use, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Designer, DesignerState } from './designer';

const Context = createContext<Designer | null>(null);

/** Gives a designer to the components below. */
export function DesignerProvider({ designer, children }: { designer: Designer; children: ReactNode }) {
  return <Context value={designer}>{children}</Context>;
}

/** The designer of the page; throws outside of one. */
export function useDesigner(): Designer {
  const designer = use(Context);
  if (!designer) throw new Error('This component stands outside a canvas designer.');
  return designer;
}

/** A piece of the designer's state, kept up to date. */
export function useDesignerState<T>(select: (state: DesignerState) => T): T {
  return useStore(useDesigner().store, select);
}
