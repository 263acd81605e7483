import type { AnimationClip } from '@/lib/core/clip/schema';
import type { SheetDrawing } from '@/lib/core/sheet/drawn-sheet';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { keepText, keptNames, keptText } from '../../session/kept-storage';
import { heldPages } from '../../session/page-hold';
import { isLocal } from './animations';
import type { Editor } from './editor';
import { sheetThatDraws } from './sheets';

/** A clip that was not saved. */
export interface KeptClip {
  name: string;
  clip: AnimationClip;
  /** The animation as it was read last; null for one that the service does not have. */
  of: { id: string; updated_at: string; base: AnimationClip } | null;
}

/** What a browser keeps of a mascot's unsaved work: the states that it was based on, and what became of them. */
export interface KeptWork {
  version: string | null;
  base: MascotSpec;
  /** Null if the drawing is saved. */
  spec: MascotSpec | null;
  /** The sheet that draws it; null without one. */
  sheet: SheetDrawing | null;
  clips: readonly KeptClip[];
  /** The names before and after renaming; null if the name is saved. */
  name: { from: string; to: string } | null;
}

/** What the names of a mascot's unsaved work begin with. */
const placesOf = (mascotId: string) => `mascot:${mascotId}:`;

/** The unsaved work of an editor; null if all is saved. */
export function unsavedWork({ store, naming }: Editor): KeptWork | null {
  const { mascot, spec, saved, sheets, animations, savedClips } = store.getState();
  const clips = animations.flatMap(({ id, name, updated_at, clip }): KeptClip[] => {
    const base = savedClips[id];
    if (!clip) return [];
    if (isLocal(id)) return [{ name, clip, of: null }];
    return base ? [{ name, clip, of: { id, updated_at, base } }] : [];
  });
  const isDrawn = JSON.stringify(spec) !== JSON.stringify(saved);
  if (!isDrawn && clips.length === 0 && !naming) return null;
  const drawing = isDrawn ? { spec, sheet: sheetThatDraws(sheets, spec) } : { spec: null, sheet: null };
  return { version: mascot.version_id, base: saved, ...drawing, clips, name: naming };
}

/** The name of the page of an editor, and of what it keeps. */
export const keptNameOf = (editor: Editor): string => placesOf(editor.store.getState().mascot.id) + editor.page;

/**
 * Stores an editor's unsaved work in this browser, or that all is saved; false where nothing can be stored. Each page
 * has a place of its own, so that two of one browser do not overwrite each other.
 */
export function keepWork(editor: Editor): boolean {
  const work = unsavedWork(editor);
  return keepText(keptNameOf(editor), work && JSON.stringify(work));
}

/** The names of the unsaved work of a mascot that pages which are closed now kept in this browser. */
export async function leftWork(mascotId: string): Promise<string[]> {
  const names = keptNames(placesOf(mascotId));
  if (names.length === 0) return [];
  const held = await heldPages();
  return names.filter((name) => !held.has(name));
}

/** Takes the unsaved work of a name, which is gone then; null where there is none that can be read. */
export function takeKeptWork(name: string): KeptWork | null {
  const text = keptText(name);
  keepText(name, null);
  try {
    return text === null ? null : (JSON.parse(text) as KeptWork);
  } catch {
    return null;
  }
}
