import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Library } from '@/components/library/library';
import { pathOf, queryOf, viewOf } from '@/components/library/view';
import { listMascots as contract } from '@/lib/contract/mascot';
import { listMascots } from '@/lib/server/mascots/list';
import { HOST } from '../../../host';
import { signedIn } from '../../signed-in';

export const metadata: Metadata = { title: 'Mascots' };

/** The number of mascots on the first page: four full rows of a wide screen. */
const FIRST_PAGE = '24';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The library, with the search and the filters of the URL. */
export default async function MascotsPage({ searchParams }: Props) {
  const given = Object.entries(await searchParams).filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string';
  });
  const view = viewOf(new URLSearchParams(given));
  const query = contract.query.safeParse({ ...queryOf(view), limit: FIRST_PAGE, include: 'tags' });
  // The query is invalid for the API, such as a tag with a line break.
  if (!query.success) redirect('/mascots');
  const actor = await signedIn(pathOf(view));
  return <Library first={await listMascots(actor, query.data)} initial={view} host={HOST} />;
}
