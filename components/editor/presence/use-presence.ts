'use client';

import { useEffect, useState } from 'react';
import { at } from '@/lib/client';
import type { PersonHere } from '@/lib/contract/presence';
import { useEditor } from '../state/context';
import { refresh } from '../state/refresh';

/** The interval between heartbeats of an open page, in milliseconds. */
const EVERY_MS = 10_000;

/**
 * Sends heartbeats while this page is visible, and gives the other people who have this mascot open. Refreshes the
 * editor when somebody else has changed the mascot.
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
    // A failed heartbeat is ignored: presence expires by itself on the service, and the next one is sent soon.
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
