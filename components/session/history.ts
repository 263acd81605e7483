/** Something that was done, and how to take it back and do it again. */
export interface UndoableChange {
  /** What was done, as a menu says it: "Change fur". */
  label: string;
  /** Changes in a row with the same key become one, such as the many colours of one drag. */
  merge?: string;
  undo: () => void | Promise<void>;
  redo: () => void | Promise<void>;
  /** Whether undo and redo work on the server, and must wait for what was asked of it before. */
  remote?: boolean;
}

/** What can be taken back and what can be done again, latest last. */
export interface History {
  past: readonly UndoableChange[];
  future: readonly UndoableChange[];
}

export const EMPTY_HISTORY: History = { past: [], future: [] };

/** Further back than anyone goes in a sitting. */
const MAX_CHANGES = 200;

/** Adds a change that has been made; what could be redone is gone. */
export function record({ past }: History, change: UndoableChange): History {
  const last = past.at(-1);
  if (last?.merge !== undefined && last.merge === change.merge) {
    return { past: [...past.slice(0, -1), { ...change, undo: last.undo }], future: [] };
  }
  return { past: [...past, change].slice(-MAX_CHANGES), future: [] };
}

/** Ends a row of merging changes: the next one stands for itself. */
export function seal({ past, future }: History): History {
  const last = past.at(-1);
  if (last?.merge === undefined) return { past, future };
  return { past: [...past.slice(0, -1), { label: last.label, undo: last.undo, redo: last.redo }], future };
}

/** The history without a change that came to nothing. */
export function without({ past, future }: History, change: UndoableChange): History {
  return { past: past.filter((other) => other !== change), future: future.filter((other) => other !== change) };
}

/** The change to take back and the history after that, or null. */
export function back({ past, future }: History): { change: UndoableChange; history: History } | null {
  const change = past.at(-1);
  return change ? { change, history: { past: past.slice(0, -1), future: [...future, change] } } : null;
}

/** The change to do again and the history after that, or null. */
export function forth({ past, future }: History): { change: UndoableChange; history: History } | null {
  const change = future.at(-1);
  return change ? { change, history: { past: [...past, change], future: future.slice(0, -1) } } : null;
}
