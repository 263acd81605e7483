import type { Metadata } from 'next';
import { Library } from '@/components/library/library';
import { listMascots } from '@/lib/server/mascots/list';
import { HOST } from '../../../host';
import { signedIn } from '../../signed-in';

export const metadata: Metadata = { title: 'Mascots' };

/** Mascots on the first page: four full rows on a wide screen. */
const FIRST_PAGE = 24;

/** The library. */
export default async function MascotsPage() {
  const actor = await signedIn('/mascots');
  return <Library first={await listMascots(actor, { limit: FIRST_PAGE })} host={HOST} />;
}
