import type { Metadata } from 'next';
import { UsagePage } from '@/components/usage/usage';
import { credits } from '@/lib/server/billing/credits';
import { ledger } from '@/lib/server/billing/ledger';
import { storageOf } from '@/lib/server/billing/storage';
import { usage } from '@/lib/server/billing/usage';
import { signedIn } from '../../../signed-in';

export const metadata: Metadata = { title: 'Usage' };

/** The workspace's credits and usage; `before` is a cursor of the ledger. */
export default async function Page({ searchParams }: { searchParams: Promise<{ before?: string | string[] }> }) {
  const actor = await signedIn('/workspace/usage');
  const { before } = await searchParams;
  const place = typeof before === 'string' && /^\d{1,15}$/.test(before) ? Number(before) : null;
  // Reading the credits may add the monthly grant, so the ledger must be read afterwards.
  const now = await credits(actor);
  const [month, storage, lines] = await Promise.all([usage(actor), storageOf(actor), ledger(actor, place)]);
  return <UsagePage credits={now} usage={month} storage={storage} ledger={lines} newest={place === null} />;
}
