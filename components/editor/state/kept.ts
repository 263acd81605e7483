import type { AnimationClip } from '@/lib/core/clip/schema';
import type { SheetDrawing } from '@/lib/core/sheet/drawn-sheet';
import type { MascotSpec } from '@/lib/core/spec/schema';
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

/** What the places of a mascot's work begin with, in this browser's storage. */
const placesOf = (mascotId: string) => `liverig:mascot:${mascotId}:`;

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

/**
 * Stores an editor's unsaved work in this browser, or that all is saved; false where nothing can be stored. Each page
 * has a place of its own, so that two of one browser do not overwrite each other.
 */
export function keepWork(editor: Editor): boolean {
  const work = unsavedWork(editor);
  const key = placesOf(editor.store.getState().mascot.id) + editor.page;
  try {
    if (work) localStorage.setItem(key, JSON.stringify(work));
    else localStorage.removeItem(key);
    return true;
  } catch {
    // The storage may be full or disabled.
    return false;
  }
}

/** Where earlier pages of this browser kept unsaved work of a mascot. */
export function keptPlaces(mascotId: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(placesOf(mascotId)));
  } catch {
    return [];
  }
}

/** Takes the unsaved work from a place, which is empty then; null where there is none that can be read. */
export function takeKeptWork(place: string): KeptWork | null {
  try {
    const text = localStorage.getItem(place);
    localStorage.removeItem(place);
    return text === null ? null : (JSON.parse(text) as KeptWork);
  } catch {
    return null;
  }
}
