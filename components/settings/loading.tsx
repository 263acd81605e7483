import { Skeleton } from '../ui/skeleton';

/** A page of settings while it loads. It appears after a moment, so that a fast page does not flicker. */
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
