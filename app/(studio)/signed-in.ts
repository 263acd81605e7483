import { redirect } from 'next/navigation';
import { currentActor } from '@/lib/server/auth/current';
import type { Person } from '@/lib/server/actor';

/** Who is signed in; a visitor is sent to sign in first, and comes back to `path`. */
export async function signedIn(path: string): Promise<Person> {
  return (await currentActor()) ?? redirect(`/sign-in?next=${encodeURIComponent(path)}`);
}
