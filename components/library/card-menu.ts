import { Copy, Globe, Lock, SquareCheck, Tag, Trash2, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import { MENU_LINE, openContextMenu, type MenuEntry } from '../layers/context-menu';
import { cardEntries, type CardActions } from './mascot-card';
import type { MascotSelection } from './use-selection';

/** What the menu of a card needs. */
interface CardMenuParts {
  mascots: readonly Mascot[];
  selection: MascotSelection;
  actions: CardActions;
}

/** Opens the menu of the mascot under the pointer; that of the selection if it is one of several selected mascots. */
export function openCardMenu(event: MouseEvent, { mascots, selection, actions }: CardMenuParts): void {
  const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-mascot]') : null;
  const mascot = mascots.find(({ id }) => id === card?.dataset['mascot']);
  if (!mascot) return;
  const { selected } = selection;
  const ofAll = selected.length > 1 && selection.has(mascot.id);
  openContextMenu(event, {
    label: ofAll ? `${selected.length} mascots` : mascot.name,
    entries: ofAll ? selectionEntries(selection, actions) : oneEntries(mascot, selection, actions),
  });
}

function oneEntries(mascot: Mascot, selection: MascotSelection, actions: CardActions): MenuEntry[] {
  const { id } = mascot;
  const title = selection.has(id) ? 'Deselect' : 'Select';
  return [{ title, icon: SquareCheck, run: () => selection.toggle(id) }, MENU_LINE, ...cardEntries(mascot, actions)];
}

function selectionEntries({ selected, clear }: MascotSelection, actions: CardActions): MenuEntry[] {
  return [
    { title: 'Tag', icon: Tag, keys: 'l', run: () => actions.onTag(selected) },
    { title: 'Duplicate', icon: Copy, keys: 'd', run: () => actions.onDuplicate(selected) },
    { title: 'Make public', icon: Globe, run: () => actions.onPublish(selected, true) },
    { title: 'Make private', icon: Lock, run: () => actions.onPublish(selected, false) },
    { title: 'Clear the selection', icon: X, keys: 'escape', run: clear },
    MENU_LINE,
    { title: 'Move to trash', icon: Trash2, danger: true, run: () => actions.onDelete(selected) },
  ];
}
