import type { Preference } from '@/lib/core/merge';
import { remember } from '../../session/session';
import type { Designer } from './designer';
import { show, undoAndRedo } from './edit';
import { save } from './save';

/** Resolves a conflict by choosing one graph; undo restores the other one. */
export function decide(designer: Designer, which: Preference): void {
  const { conflict, selection } = designer.store.getState();
  if (!conflict) return;
  const [before, after] = which === 'mine' ? [conflict.theirs, conflict.mine] : [conflict.mine, conflict.theirs];
  designer.store.setState({ conflict: null });
  show(designer, after, selection);
  const label = which === 'mine' ? 'Keep my changes' : 'Take their changes';
  remember(designer, { label, ...undoAndRedo(designer, { before, after }, { before: selection, after: selection }) });
  void save(designer);
}
