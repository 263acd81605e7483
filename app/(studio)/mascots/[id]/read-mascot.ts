import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ApiError } from '@/lib/contract/errors';
import type { Actor } from '@/lib/server/actor';
import { getMascot } from '@/lib/server/mascots/get';

/** Reads a mascot with its spec once for metadata and page; renders the 404 page if it does not exist. */
export const readMascot = cache(async (actor: Actor, id: string) => {
  try {
    return await getMascot(actor, id, 'spec');
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') notFound();
    throw error;
  }
});
