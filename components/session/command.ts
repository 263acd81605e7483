/** A command of a session, by a button or a key; `T` is the session. */
export interface Command<T> {
  title: string;
  /** Its title in help, where it stands for others as well. */
  helpTitle?: string;
  group: string;
  /** Shortcuts, each like `mod+shift+z`; `mod` is ⌘ or Ctrl. Help shows the first. */
  keys: readonly string[];
  /** Whether help leaves it out, as another command there stands for it. */
  unlisted?: boolean;
  /** Runs on key up, so that holding the key can mean something else. */
  onRelease?: boolean;
  /** The clipboard event that the browser fires for the keys. */
  event?: 'copy' | 'cut' | 'paste';
  run: (session: T, clipboard?: DataTransfer) => void;
}
