'use client';

import { useRef, type Dispatch, type SetStateAction } from 'react';
import { toast } from '../layers/toast';
import type { Mascot } from '@/lib/contract/mascot';
import { at, client } from '../hooks/client';
import { complainOf } from './complain';
import { eachOf } from './each-of';

/** Puts mascots back at their old positions in a list. */
function withPutBack(now: readonly Mascot[], before: readonly Mascot[], back: readonly Mascot[]): readonly Mascot[] {
  const place = new Map(before.map(({ id }, index) => [id, index]));
  const missing = back.filter(({ id }) => !now.some((mascot) => mascot.id === id));
  // Mascots that were added in the meantime come first.
  const placeOf = ({ id }: Mascot) => place.get(id) ?? -1;
  return [...now, ...missing].sort((a, b) => placeOf(a) - placeOf(b));
}

const trashedWords = (trashed: readonly Mascot[], deleted: readonly Mascot[]): string => {
  const [only] = deleted;
  if (deleted.length === 1 && only)
    return trashed.length > 0 ? `${only.name} is in the trash.` : `${only.name} was deleted.`;
  return `${deleted.length} mascots are in the trash.`;
};

/**
 * Moves mascots to the trash. They leave the list at once; one undo, by the toast or by `undo`, restores all of them.
 */
export function useTrashing(mascots: readonly Mascot[], setMascots: Dispatch<SetStateAction<readonly Mascot[]>>) {
  const undos = useRef<(() => Promise<void>)[]>([]);
  const remove = async (some: readonly Mascot[]) => {
    const ids = new Set(some.map(({ id }) => id));
    setMascots((now) => now.filter(({ id }) => !ids.has(id)));
    const putBack = (back: readonly Mascot[]) => setMascots((now) => withPutBack(now, mascots, back));
    const outcome = await eachOf(some, async (mascot) => {
      await client.call(at('DELETE /mascots/{id}'), { params: { id: mascot.id } });
      return mascot;
    });
    const gone = new Set(outcome.done.map(({ id }) => id));
    putBack(some.filter(({ id }) => !gone.has(id)));
    complainOf(outcome, 'deleted');
    if (outcome.done.length === 0) return;
    // A mascot that was never drawn is deleted for good instead.
    const trashed = outcome.done.filter(({ status }) => status === 'ready');
    const undo = async () => {
      undos.current = undos.current.filter((each) => each !== undo);
      toast.dismiss(message);
      const restored = await eachOf(trashed, async (mascot) => {
        const back = await client.call(at('POST /trash/{id}/restore'), { params: { id: mascot.id } });
        return { ...back, tags: mascot.tags ?? [] };
      });
      putBack(restored.done);
      complainOf(restored, 'restored');
    };
    if (trashed.length > 0) undos.current.push(undo);
    const message = toast(
      trashedWords(trashed, outcome.done),
      trashed.length > 0 ? { action: { label: 'Undo', onClick: () => void undo() } } : {},
    );
  };
  return {
    remove,
    /** Whether something was moved to the trash here, so that `undo` restores it. */
    canUndo: () => undos.current.length > 0,
    undo: () => void undos.current.at(-1)?.(),
  };
}
