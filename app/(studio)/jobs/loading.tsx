import { JobsLoading } from '@/components/jobs/loading';
import { Skeleton } from '@/components/ui/skeleton';

/** The placeholder of the job list. */
export default function Loading() {
  return (
    <JobsLoading>
      <Skeleton className="mb-5 h-7 w-32" />
      <div className="flex flex-col gap-px">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-17" />
        ))}
      </div>
    </JobsLoading>
  );
}
