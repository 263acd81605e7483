import { clsx } from 'clsx';
import { Skeleton } from '@/components/ui/skeleton';

/** The placeholder of the library. */
export default function Loading() {
  return (
    <div aria-busy className="mx-auto w-full max-w-[90rem] px-4 pt-20 sm:px-8">
      <div
        className={clsx(
          'grid grid-cols-[repeat(auto-fill,minmax(min(11rem,44%),1fr))] gap-4',
          'sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-5',
        )}
      >
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="aspect-[5/6]" />
        ))}
      </div>
    </div>
  );
}
