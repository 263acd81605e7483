import type { Metadata } from 'next';
import { Keys } from '@/components/keys/keys';
import { NotForYou } from '@/components/settings/not-for-you';
import { atLeast } from '@/lib/contract/access';
import { env } from '@/lib/server/env';
import { listKeys } from '@/lib/server/keys/list';
import { signedIn } from '../../../signed-in';

export const metadata: Metadata = { title: 'API keys' };

/** API keys, for admins and the owner. */
export default async function KeysPage() {
  const actor = await signedIn('/workspace/keys');
  return atLeast(actor.role, 'admin') ? (
    <Keys keys={await listKeys(actor)} origin={env().appUrl} />
  ) : (
    <NotForYou what="API keys" />
  );
}
