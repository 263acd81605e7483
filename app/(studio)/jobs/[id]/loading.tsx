import { Skeleton } from '@/components/ui/skeleton';

/** The placeholder of a job's page. */
export default function Loading() {
  return (
    <div aria-busy className="mx-auto w-full max-w-[72rem] animate-late px-4 pt-20 sm:px-8">
      <p role="status" className="sr-only">
        Loading
      </p>
      <Skeleton className="mb-8 h-11 w-64" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-72" />
      </div>
    </div>
  );
}
