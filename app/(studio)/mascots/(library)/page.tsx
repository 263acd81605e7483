import type { Metadata } from 'next';
import { Library } from '@/components/library/library';
import { LIMITS } from '@/lib/core/limits';
import { listMascots } from '@/lib/server/mascots/list';
import { HOST } from '../../../host';
import { signedIn } from '../../signed-in';

export const metadata: Metadata = { title: 'Mascots' };

/** The number of mascots on the first page: four full rows on a wide screen. */
const FIRST_PAGE = 24;

/** The library, or what the search `q` finds in it. */
export default async function MascotsPage({ searchParams }: { searchParams: Promise<{ q?: string | string[] }> }) {
  const { q } = await searchParams;
  const search = (typeof q === 'string' ? q : '').trim().slice(0, LIMITS.search.max).trim();
  const actor = await signedIn(search ? `/mascots?${new URLSearchParams({ q: search })}` : '/mascots');
  const first = await listMascots(actor, { limit: FIRST_PAGE, ...(search ? { q: search } : {}) });
  return <Library first={first} search={search} host={HOST} />;
}
