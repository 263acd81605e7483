import { Skeleton } from '../ui/skeleton';

/** The placeholder of a settings page. It appears after a delay, so that fast pages do not flicker. */
export function SettingsLoading() {
  return (
    <div aria-busy className="animate-late">
      <p role="status" className="sr-only">
        Loading
      </p>
      <Skeleton className="h-6 w-32" />
      <Skeleton className="mt-2 mb-8 h-4 w-64" />
      <Skeleton className="mb-3 h-5 w-24" />
      <Skeleton className="h-44" />
    </div>
  );
}
