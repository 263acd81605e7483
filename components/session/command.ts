import type { MenuAction } from '../layers/context-menu';

/** A command of a session, by a button or a key; `T` is the session. */
export interface Command<T> {
  title: string;
  /** The title in the help list, if the entry covers several commands. */
  helpTitle?: string;
  group: string;
  /** Shortcuts, each like `mod+shift+z`; `mod` is ⌘ or Ctrl. Help shows the first. */
  keys: readonly string[];
  /** Whether the help list omits it, because another entry covers it. */
  unlisted?: boolean;
  /** Whether the command runs on key up, so that holding the key can have another meaning. */
  onRelease?: boolean;
  /** The clipboard event that the browser fires for the keys. */
  event?: 'copy' | 'cut' | 'paste';
  run: (session: T, clipboard?: DataTransfer) => void;
}

/** A command as an entry of a menu; with `title` if its name depends on the state. */
export const menuEntry = <T>(
  { title, keys, run }: Command<T>,
  session: T,
  changes: Partial<MenuAction> = {},
): MenuAction => ({ title, keys: keys[0], run: () => run(session), ...changes });
