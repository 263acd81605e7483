import type { ReactNode } from 'react';

/** The frame of placeholders of the pages of jobs. It appears after a delay, so that fast pages do not flicker. */
export function JobsLoading({ children }: { children: ReactNode }) {
  return (
    <div aria-busy className="mx-auto w-full max-w-[72rem] animate-late px-4 pt-20 sm:px-8">
      <p role="status" className="sr-only">
        Loading
      </p>
      {children}
    </div>
  );
}
