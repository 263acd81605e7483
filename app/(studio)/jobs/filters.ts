import { JOB_STATUSES, JOB_TYPES } from '@/lib/contract/job';
import type { Filters } from '@/components/jobs/use-activity';

type Search = Record<string, string | string[] | undefined>;

/** Parses the filters in the URL of the job list; ignores invalid values. */
export function filtersIn({ status, type, mascot_id: mascotId }: Search): Filters {
  const [known, kind] = [JOB_STATUSES.find((each) => each === status), JOB_TYPES.find((each) => each === type)];
  return {
    ...(known ? { status: known } : {}),
    ...(kind ? { type: kind } : {}),
    ...(typeof mascotId === 'string' && /^\w{1,40}$/.test(mascotId) ? { mascot_id: mascotId } : {}),
  };
}
