import { redirect } from 'next/navigation';
import { currentActor } from '@/lib/server/auth/current';
import type { Person } from '@/lib/server/actor';

/** Gives the signed-in user; redirects a visitor to sign-in, which returns to `path`. */
export async function signedIn(path: string): Promise<Person> {
  return (await currentActor()) ?? redirect(`/sign-in?next=${encodeURIComponent(path)}`);
}
