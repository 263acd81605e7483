import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A picture of a result beside its text; above it on a phone. */
export function PictureAndWords({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className="flex max-sm:flex-col">
      <div
        className={clsx(
          'flex shrink-0 items-center justify-center bg-stage checker sm:w-60 [&>*]:aspect-square [&>*]:w-full',
          '[&>*]:max-w-60 [&>*]:object-contain [&>*]:p-4',
        )}
      >
        {picture}
      </div>
      <div className="flex min-w-0 grow flex-col gap-1.5 p-4">{children}</div>
    </div>
  );
}

/** The actions of a result. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className="mt-auto flex flex-wrap gap-2 pt-3">{children}</div>
);
