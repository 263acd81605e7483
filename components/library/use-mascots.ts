'use client';

import { useState } from 'react';
import { toast } from '../layers/toast';
import type { Mascot } from '@/lib/contract/mascot';
import { at, client } from '../hooks/client';
import { complain, complainOf } from './complain';
import { eachOf } from './each-of';
import { useMascotPages, type LibraryPage } from './use-mascot-pages';
import { useReadyMascots } from './use-ready-mascots';
import { useTrashing } from './use-trashing';
import type { LibraryView } from './view';

/** The number of mascots in words, or the name if there is only one. */
export const namesOf = (mascots: readonly Pick<Mascot, 'name'>[]): string =>
  mascots.length === 1 ? (mascots[0]?.name ?? '') : `${mascots.length} mascots`;

/** The state of the library's list: loads views and pages, changes mascots, and polls mascots that are being drawn. */
export function useMascots(first: LibraryPage, initial: LibraryView) {
  const [mascots, setMascots] = useState<readonly Mascot[]>(first.data);
  const pages = useMascotPages(first, initial, setMascots);
  const replace = useReadyMascots(mascots, setMascots);
  const trashing = useTrashing(mascots, setMascots);

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
  const publish = async (some: readonly Mascot[], isPublic: boolean) => {
    const outcome = await eachOf(some, async (mascot) => {
      await client.call(at('PATCH /mascots/{id}'), { params: { id: mascot.id }, body: { public: isPublic } });
      replace({ ...mascot, public: isPublic });
      return mascot;
    });
    complainOf(outcome, 'changed');
    if (outcome.done.length > 0) toast(`${namesOf(outcome.done)} made ${isPublic ? 'public' : 'private'}.`);
  };
  const tag = async (some: readonly Mascot[], tagsFor: (mascot: Mascot) => string[]) => {
    const outcome = await eachOf(some, async (mascot) => {
      const sent = { params: { id: mascot.id }, body: { tags: tagsFor(mascot) } };
      const { data: tags } = await client.call(at('PUT /mascots/{id}/tags'), sent);
      replace({ ...mascot, tags });
      return mascot;
    });
    complainOf(outcome, 'tagged');
    if (outcome.done.length > 0) toast(`Tags of ${namesOf(outcome.done)} changed.`);
  };
  const add = (mascot: Mascot) => setMascots((now) => [mascot, ...now.filter(({ id }) => id !== mascot.id)]);
  const duplicate = async (some: readonly Mascot[]): Promise<Mascot[]> => {
    const outcome = await eachOf(some, async (mascot) => {
      const copy = await client.call(at('POST /mascots/{id}/duplicate'), { params: { id: mascot.id }, body: {} });
      add({ ...copy, tags: mascot.tags ?? [] });
      return copy;
    });
    complainOf(outcome, 'copied');
    if (outcome.done.length > 0) toast(`${namesOf(some)} copied.`);
    return outcome.done;
  };
  return { ...pages, ...trashing, mascots, rename, publish, tag, duplicate, add };
}
