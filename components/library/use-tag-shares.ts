'use client';

import { useEffect, useState } from 'react';
import { tagKey } from '@/lib/contract/mascot-words';
import type { Mascot } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import { useTags } from './filter-menu';
import { retagged, sharesOf, type TagShare } from './tagging';

const { characters, perMascot } = LIMITS.mascot.tags;

/** The tags in a comma-separated text. */
const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().slice(0, characters))
    .filter(Boolean);

/** The edited tags of several mascots, together with the tags of the workspace. */
export function useTagShares(mascots: readonly Mascot[]) {
  const { tags, read } = useTags();
  const [typed, setTyped] = useState('');
  const [shares, setShares] = useState(() => sharesOf(mascots.map(({ tags: own = [] }) => own)));
  useEffect(read, [read]);
  const names = new Map((tags ?? []).map(({ name }) => [tagKey(name), name]));
  for (const [key, { name }] of shares) names.set(key, name);
  const set = (name: string, share: TagShare) => setShares((now) => new Map([...now, [tagKey(name), { name, share }]]));
  const withShare = (wanted: TagShare) =>
    [...shares.values()].filter(({ share }) => share === wanted).map(({ name }) => name);
  return {
    typed,
    setTyped,
    /** Each tag with its share among the mascots. */
    options: [...names].map(([key, name]) => ({ key, name, share: shares.get(key)?.share ?? ('none' as TagShare) })),
    set,
    /** Adds the typed tags, in the spelling that the workspace already uses. */
    add: () => {
      for (const name of tagsIn(typed)) set(names.get(tagKey(name)) ?? name, 'all');
      setTyped('');
    },
    /** The new tags of a mascot, including text that was typed but not added yet. */
    tagsFor: ({ tags: own = [] }: Mascot) =>
      retagged(own, [...withShare('all'), ...tagsIn(typed)], withShare('none')).slice(0, perMascot),
  };
}
