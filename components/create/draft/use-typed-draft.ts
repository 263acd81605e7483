'use client';

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { seedsBeside } from '@/lib/core/sheet/candidate-seeds';
import type { TypedWords } from '@/lib/core/sheet/drawn-sheet';
import { createDrawer, type Drawer } from '../../drawer/drawer';
import { startWorker } from '../../drawer/start-worker';
import { createDrafting, type Drafting, type DraftState } from './drafting';

/** The delay before the worker is started, so that it does not slow down the page load. */
const WARM_AFTER_MS = 200;

/** The draft of the typed prompt, with the drawer that renders its pictures. */
export interface TypedDraft extends DraftState, Pick<Drafting, 'choose' | 'latest'> {
  drawer: Drawer;
}

/** Draws drafts of a prompt in a worker while it is typed; no drafts while `words` is null. */
export function useTypedDraft(words: TypedWords | null): TypedDraft {
  const [{ drawer, drafting }] = useState(() => {
    const made = createDrawer(startWorker);
    return { drawer: made, drafting: createDrafting(made, newSeeds()) };
  });
  const { prompt, style, detail } = words ?? {};
  const isOff = words === null;
  useEffect(() => {
    if (isOff) return undefined;
    const timer = setTimeout(() => drawer.warm(), WARM_AFTER_MS);
    return () => clearTimeout(timer);
  }, [drawer, isOff]);
  useEffect(() => {
    drafting.type(
      prompt === undefined || detail === undefined ? null : { prompt, detail, ...(style ? { style } : {}) },
    );
  }, [drafting, prompt, style, detail]);
  useEffect(
    () => () => {
      drafting.type(null);
      drawer.close();
    },
    [drafting, drawer],
  );
  return { ...useStore(drafting.store), drawer, choose: drafting.choose, latest: drafting.latest };
}

/** The seeds of this visit. Each visit gets others. */
const newSeeds = (): readonly number[] => seedsBeside(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
