'use client';

import { useState } from 'react';
import { toast } from '../layers/toast';
import type { TrashedMascot } from '@/lib/contract/trash';
import { at, client } from '../hooks/client';
import { complain } from './complain';

/** A mascot in the trash with its still image as SVG markup. */
export interface Trashed {
  mascot: TrashedMascot;
  picture: string;
}

/** The list of the trash, with functions to restore mascots and to delete them for good. */
export function useTrash(first: readonly Trashed[]) {
  const [trashed, setTrashed] = useState(first);
  const without = (id: string) => setTrashed((now) => now.filter(({ mascot }) => mascot.id !== id));
  const restore = async ({ id, name }: TrashedMascot) => {
    try {
      await client.call(at('POST /trash/{id}/restore'), { params: { id } });
      without(id);
      toast(`${name} is back.`, { action: { label: 'Open', onClick: () => window.location.assign(`/mascots/${id}`) } });
    } catch (error) {
      complain(error);
    }
  };
  const erase = async ({ id, name }: TrashedMascot) => {
    try {
      await client.call(at('DELETE /trash/{id}'), { params: { id } });
      without(id);
      toast(`${name} was erased.`);
    } catch (error) {
      complain(error);
    }
  };
  return { trashed, restore, erase };
}
