import type { Metadata } from 'next';
import { ActivityList } from '@/components/jobs/activity-list';
import { JOBS_PER_PAGE } from '@/components/jobs/page-size';
import { LIMITS } from '@/lib/core/limits';
import { listActivity } from '@/lib/server/activity/list';
import { listMascots } from '@/lib/server/mascots/list';
import { signedIn } from '../signed-in';
import { filtersIn } from './filters';

export const metadata: Metadata = { title: 'Activity' };

/** The workspace's jobs, with the filters of `GET /jobs` in the URL. */
export default async function ActivityPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const filters = filtersIn(await searchParams);
  const query = new URLSearchParams(Object.entries(filters)).toString();
  const actor = await signedIn(query ? `/jobs?${query}` : '/jobs');
  const [first, mascots] = await Promise.all([
    listActivity(actor, { ...filters, limit: JOBS_PER_PAGE }),
    listMascots(actor, { limit: LIMITS.list.max }),
  ]);
  return (
    <ActivityList
      key={query}
      first={first}
      filters={filters}
      mascots={mascots.data.map(({ id, name }) => ({ id, name }))}
    />
  );
}
