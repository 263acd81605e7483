import { cookies } from 'next/headers';
import { cache } from 'react';
import type { Account } from '@/lib/contract/account';
import type { Person } from '../actor';
import { db } from '../db/client';
import { findPerson } from '../db/people';
import { sessionCookieName } from './cookie';
import { rememberUse } from './last-use';
import { findSignedIn } from './session';

/** The signed-in person, acting on the active workspace; null for a visitor. Read once for each page. */
export const currentActor = cache(async (): Promise<Person | null> => {
  const token = (await cookies()).get(sessionCookieName())?.value;
  const signedIn = token ? await findSignedIn(token, null) : null;
  // Does not save the use: a saved use also renews the cookie, which a page cannot.
  if (signedIn) rememberUse(signedIn.actor.sessionId, new Date());
  return signedIn?.actor ?? null;
});

/** The signed-in person's account, for pages; null for a visitor. */
export const currentPerson = cache(async (): Promise<Account | null> => {
  const actor = await currentActor();
  return actor ? findPerson(db(), actor.userId) : null;
});
