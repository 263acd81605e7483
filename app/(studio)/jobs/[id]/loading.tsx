import { JobsLoading } from '@/components/jobs/loading';
import { Skeleton } from '@/components/ui/skeleton';

/** The placeholder of a job's page. */
export default function Loading() {
  return (
    <JobsLoading>
      <Skeleton className="mb-8 h-11 w-64" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-72" />
      </div>
    </JobsLoading>
  );
}
