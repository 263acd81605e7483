import type { Metadata } from 'next';
import { UsagePage } from '@/components/usage/usage';
import { credits } from '@/lib/server/billing/credits';
import { ledger } from '@/lib/server/billing/ledger';
import { usage } from '@/lib/server/billing/usage';
import { signedIn } from '../../../signed-in';

export const metadata: Metadata = { title: 'Usage' };

/** Credits and work of the workspace; `before` is a place in the ledger. */
export default async function Page({ searchParams }: { searchParams: Promise<{ before?: string | string[] }> }) {
  const actor = await signedIn('/workspace/usage');
  const { before } = await searchParams;
  const place = typeof before === 'string' && /^\d{1,15}$/.test(before) ? Number(before) : null;
  // The month's grant comes with the first look at the credits: the ledger is read after it.
  const now = await credits(actor);
  const [month, lines] = await Promise.all([usage(actor), ledger(actor, place)]);
  return <UsagePage credits={now} usage={month} ledger={lines} newest={place === null} />;
}
