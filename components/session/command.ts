/** Something a session can be told to do, by a button or by a key; `T` is the session. */
export interface Command<T> {
  title: string;
  group: string;
  /** Shortcuts, each like `mod+shift+z`; `mod` is ⌘ or Ctrl. The first is the one that is shown. */
  keys: readonly string[];
  /** Runs when the key comes up, so that holding it can mean something else. */
  onRelease?: boolean;
  /** What the browser makes of the keys, where it brings the clipboard along. */
  event?: 'copy' | 'cut' | 'paste';
  run: (session: T, clipboard?: DataTransfer) => void;
}
