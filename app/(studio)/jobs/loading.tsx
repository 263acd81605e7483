import { Skeleton } from '@/components/ui/skeleton';

/** The placeholder of the job list. */
export default function Loading() {
  return (
    <div aria-busy className="mx-auto w-full max-w-[72rem] animate-late px-4 pt-20 sm:px-8">
      <p role="status" className="sr-only">
        Loading
      </p>
      <Skeleton className="mb-5 h-7 w-32" />
      <div className="flex flex-col gap-px">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-17" />
        ))}
      </div>
    </div>
  );
}
