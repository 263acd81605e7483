import type { AnimationClip } from '@/lib/core/clip/schema';
import type { SheetDrawing } from '@/lib/core/sheet/drawn-sheet';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { keepText, keptNames, keptText } from '../../session/kept-storage';
import { heldPages } from '../../session/page-hold';
import { isLocal } from './animations';
import type { Editor } from './editor';
import { sheetThatDraws } from './sheets';

/** An unsaved clip. */
export interface KeptClip {
  name: string;
  clip: AnimationClip;
  /** The animation as last read from the service; null if it does not exist there yet. */
  of: { id: string; updated_at: string; base: AnimationClip } | null;
}

/** The unsaved work of a mascot in this browser: each changed state, and the saved state that it is based on. */
export interface KeptWork {
  version: string | null;
  base: MascotSpec;
  /** Null if the drawing is saved. */
  spec: MascotSpec | null;
  /** The character sheet that draws the spec; null if there is none. */
  sheet: SheetDrawing | null;
  clips: readonly KeptClip[];
  /** The names before and after an unfinished rename; null if the name is saved. */
  name: { from: string; to: string } | null;
}

/** The prefix of the storage names of a mascot's unsaved work. */
const placesOf = (mascotId: string) => `mascot:${mascotId}:`;

/** The unsaved work of an editor; null if everything is saved. */
function unsavedWork({ store, naming }: Editor): KeptWork | null {
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

/** The storage name of an editor's unsaved work, which is also the name of its page lock. */
export const keptNameOf = (editor: Editor): string => placesOf(editor.store.getState().mascot.id) + editor.page;

/**
 * Stores an editor's unsaved work in this browser, or clears it if everything is saved. Returns false if the storage
 * fails. Each page has its own entry, so that two tabs do not overwrite each other.
 */
export function keepWork(editor: Editor): boolean {
  const work = unsavedWork(editor);
  return keepText(keptNameOf(editor), work && JSON.stringify(work));
}

/** The storage names of a mascot's unsaved work that was left by pages which are closed now. */
export async function leftWork(mascotId: string): Promise<string[]> {
  const names = keptNames(placesOf(mascotId));
  if (names.length === 0) return [];
  const held = await heldPages();
  return names.filter((name) => !held.has(name));
}

/** Reads unsaved work and removes it from the storage; null if it is missing or invalid. */
export function takeKeptWork(name: string): KeptWork | null {
  const text = keptText(name);
  keepText(name, null);
  try {
    return text === null ? null : (JSON.parse(text) as KeptWork);
  } catch {
    return null;
  }
}
