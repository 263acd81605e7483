'use client';

import type { PictureView } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { SheetPicture } from '../../drawer/sheet-picture';
import { useEditor } from '../state/context';
import { drawerOf } from './drawer-of';

/** A picture for a card of the panel, drawn by the editor's worker. */
export function CharacterPicture({ sheet, view }: { sheet: CharacterSheet; view: PictureView }) {
  return <SheetPicture drawer={drawerOf(useEditor())} sheet={sheet} view={view} />;
}
