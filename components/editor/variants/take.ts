import type { Mascot } from '@/lib/contract/mascot';
import type { Editor } from '../state/editor';

/** Adds a finished variant to the list of looks. */
export function takeLook(editor: Editor, result: unknown): Promise<void> {
  const { mascot } = result as { mascot: Mascot };
  editor.store.setState(({ looks }) => ({ looks: looks && [mascot, ...looks.filter(({ id }) => id !== mascot.id)] }));
  editor.tell(`${mascot.name} is drawn: open it under Looks.`, 'done');
  return Promise.resolve();
}
