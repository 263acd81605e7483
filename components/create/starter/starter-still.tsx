import { clsx } from 'clsx';

/** The still image of a starter. It is decorative, because the name is next to it. */
export function StarterStill({ id, className }: { id: string; className?: string }) {
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- no optimiser may turn a drawing into pixels
    <img
      src={`/show/${id}/preview`}
      alt=""
      width={512}
      height={512}
      loading="lazy"
      decoding="async"
      className={clsx('object-contain', className)}
    />
  );
}
