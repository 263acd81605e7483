'use client';

import { create } from 'zustand';

interface Help {
  shown: boolean;
  open: () => void;
  set: (shown: boolean) => void;
}

/** Whether the list of shortcuts is open. */
export const useHelp = create<Help>((set) => ({
  shown: false,
  open: () => set({ shown: true }),
  set: (shown) => set({ shown }),
}));
