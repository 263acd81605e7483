'use client';

import { useState } from 'react';
import { toast } from 'sonner';
import type { Mascot } from '@/lib/contract/mascot';
import { at, client } from '../hooks/client';
import { complain } from './complain';
import { deleteMascot } from './delete-mascot';
import { useMascotPages, type LibraryPage } from './use-mascot-pages';
import { useReadyMascots } from './use-ready-mascots';

/** The library's list: searches, pages, renames and deletes, and shows drawings once they are ready. */
export function useMascots(first: LibraryPage, initialSearch: string) {
  const [mascots, setMascots] = useState<readonly Mascot[]>(first.data);
  const { more, state, search, load } = useMascotPages(first, initialSearch, setMascots);
  const replace = useReadyMascots(mascots, setMascots);

  const name = async (mascot: Mascot, next: string) => {
    replace({ ...mascot, name: next });
    try {
      await client.call(at('PATCH /mascots/{id}'), { params: { id: mascot.id }, body: { name: next } });
    } catch (error) {
      replace(mascot);
      complain(error);
    }
  };
  const rename = async (mascot: Mascot, next: string) => {
    await name(mascot, next);
    toast(`Renamed to ${next}.`, {
      action: { label: 'Undo', onClick: () => void name({ ...mascot, name: next }, mascot.name) },
    });
  };
  const putBack = (mascot: Mascot) =>
    setMascots((now) => [mascot, ...now].sort((a, b) => b.created_at.localeCompare(a.created_at)));
  const remove = async (mascot: Mascot) => {
    setMascots((now) => now.filter(({ id }) => id !== mascot.id));
    try {
      await deleteMascot(mascot, putBack);
    } catch (error) {
      putBack(mascot);
      complain(error);
    }
  };
  return { mascots, more, state, search, load, rename, remove };
}
