'use client';

import { useEffect, useState } from 'react';
import { at } from '@/lib/client';
import type { PersonHere } from '@/lib/contract/presence';
import { useEditor } from '../state/context';
import { refresh } from '../state/refresh';

/** How often an open page says that it is there, in milliseconds. */
const EVERY_MS = 10_000;

/**
 * Says that this page has the mascot open, for as long as it is seen, and gives who else has. Reads what others have
 * changed meanwhile.
 */
export function usePresence(): readonly PersonHere[] {
  const editor = useEditor();
  const [people, setPeople] = useState<readonly PersonHere[]>([]);
  useEffect(() => {
    let isOver = false;
    const say = async (here: boolean) => {
      const { id } = editor.store.getState().mascot;
      const told = await editor.client.call(at('PUT /mascots/{id}/presence'), {
        params: { id },
        body: { page: editor.page, here },
      });
      if (isOver || !here) return;
      setPeople(told.data);
      const { mascot, saving } = editor.store.getState();
      const isNews = told.version_id !== mascot.version_id || told.updated_at !== mascot.updated_at;
      if (isNews && saving === 'saved') await refresh(editor);
    };
    // A page that cannot say so is forgotten by itself, and says so again in a moment.
    const sayQuietly = (here: boolean) => void say(here).catch(() => undefined);
    const sayIfSeen = () => sayQuietly(!document.hidden);
    const timer = setInterval(() => document.hidden || sayQuietly(true), EVERY_MS);
    const leave = () => sayQuietly(false);
    sayIfSeen();
    document.addEventListener('visibilitychange', sayIfSeen);
    window.addEventListener('pagehide', leave);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', sayIfSeen);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [editor]);
  return people;
}
