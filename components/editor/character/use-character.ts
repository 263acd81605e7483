'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { CharacterTraits, LayerEnd, WardrobeItem } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { messageOf } from '../../hooks/message-of';
import { useEditor, useEditorState } from '../state/context';
import { sheetThatDraws } from '../state/sheets';
import { baseOf, sheetToChange } from './chooser';
import { drawerOf } from './drawer-of';
import { readSheet } from './read-sheet';

/** The data of the character panel. */
export interface ShownCharacter {
  /** The sheet in the shown colours; null if there is none, or until it is read. */
  sheet: CharacterSheet | null;
  traits: CharacterTraits | null;
  isReading: boolean;
  /** Whether the drawing was edited since it was drawn from the sheet. */
  isChanged: boolean;
  /** Whether the current artist draws this sheet differently from the saved drawing. */
  isEarlier: boolean;
  failure: string | null;
  retry: () => void;
}

/** The sheet of the shown drawing and its traits. Reads the sheet if it is not known yet. */
export function useCharacter(): ShownCharacter {
  const state = useEditorState(useShallow(({ sheets, spec, mascot }) => ({ sheets, spec, mascot })));
  const { sheets, spec, mascot } = state;
  const isDrawn = useMemo(() => sheetThatDraws(sheets, spec) !== null, [sheets, spec]);
  const base = useMemo(() => baseOf({ sheets, spec }), [sheets, spec]);
  const sheet = useMemo(() => base && sheetToChange(base, spec.palette), [base, spec.palette]);
  const isReading = !isDrawn && sheets.readOf !== mascot.version_id;
  const reading = useReading(isReading ? mascot.version_id : null);
  return {
    sheet: isReading ? null : sheet,
    traits: base?.traits ?? null,
    isReading,
    isChanged: !isDrawn,
    isEarlier: isDrawn && base === sheets.earlier,
    failure: reading.failure,
    retry: reading.retry,
  };
}

/** Reads the sheet of a version; does nothing for null. */
function useReading(version: string | null) {
  const editor = useEditor();
  const load = useMemo(() => (version === null ? null : () => readSheet(editor, drawerOf(editor))), [editor, version]);
  return useLoaded(load, 'The character sheet could not be read.');
}

/** All wearable items; null until they are loaded. */
export function useWardrobe(): readonly WardrobeItem[] | null {
  const editor = useEditor();
  const load = useMemo(() => () => drawerOf(editor).wardrobe(), [editor]);
  return useLoaded(load, 'The wardrobe could not be read.').value;
}

/** The ends of the paint order to which a worn item can be moved; null until they are known. */
export function useLayers(sheet: CharacterSheet, item: string): readonly LayerEnd[] | null {
  const editor = useEditor();
  const load = useMemo(() => () => drawerOf(editor).layers(sheet, item), [editor, sheet, item]);
  return useLoaded(load, 'The order of the clothes could not be read.').value;
}

/** Loads a value, again for each new `load`. Keeps the last value until the next one is loaded. */
function useLoaded<T>(load: (() => Promise<T>) | null, message: string) {
  const [value, setValue] = useState<T | null>(null);
  const [failed, setFailed] = useState<{ by: () => Promise<T>; text: string } | null>(null);
  const latest = useRef(load);
  const run = useCallback(
    (by: () => Promise<T>) =>
      by().then(
        (loaded) => {
          if (latest.current === by) setValue(loaded);
        },
        (error: unknown) => setFailed({ by, text: messageOf(error, message) }),
      ),
    [message],
  );
  useEffect(() => {
    latest.current = load;
    if (load) void run(load);
    return () => {
      latest.current = null;
    };
  }, [load, run]);
  const retry = () => {
    setFailed(null);
    if (load) void run(load);
  };
  return { value, failure: failed && failed.by === load ? failed.text : null, retry };
}
