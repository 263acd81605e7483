/** A change that can be undone and redone. */
export interface UndoableChange {
  /** The label of the change in menus: "Change fur". */
  label: string;
  /** Consecutive changes with the same key become one undo step, such as the colours of a drag. */
  merge?: string;
  undo: () => void | Promise<void>;
  redo: () => void | Promise<void>;
  /** Whether undo and redo send requests, which must wait for earlier ones. */
  remote?: boolean;
}

/** The changes to undo and to redo, latest last. */
export interface History {
  past: readonly UndoableChange[];
  future: readonly UndoableChange[];
}

export const EMPTY_HISTORY: History = { past: [], future: [] };

/** The most undo steps that are kept. */
const MAX_CHANGES = 200;

/** Adds a change, and clears the changes to redo. Merges it with the last one if they have the same merge key. */
export function record({ past }: History, change: UndoableChange): History {
  const last = past.at(-1);
  if (last?.merge !== undefined && last.merge === change.merge) {
    return { past: [...past.slice(0, -1), { ...change, undo: last.undo }], future: [] };
  }
  return { past: [...past, change].slice(-MAX_CHANGES), future: [] };
}

/** Ends a group of merged changes, so that the next change is a separate undo step. */
export function seal({ past, future }: History): History {
  const last = past.at(-1);
  if (last?.merge === undefined) return { past, future };
  return { past: [...past.slice(0, -1), { label: last.label, undo: last.undo, redo: last.redo }], future };
}

/** Removes a failed change from the history. */
export function without({ past, future }: History, change: UndoableChange): History {
  return { past: past.filter((other) => other !== change), future: future.filter((other) => other !== change) };
}

/** Gives the change to undo and the history after it; null if there is nothing to undo. */
export function back({ past, future }: History): { change: UndoableChange; history: History } | null {
  const change = past.at(-1);
  return change ? { change, history: { past: past.slice(0, -1), future: [...future, change] } } : null;
}

/** Gives the change to redo and the history after it; null if there is nothing to redo. */
export function forth({ past, future }: History): { change: UndoableChange; history: History } | null {
  const change = future.at(-1);
  return change ? { change, history: { past: [...past, change], future: future.slice(0, -1) } } : null;
}
