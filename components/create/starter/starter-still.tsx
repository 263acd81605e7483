import { clsx } from 'clsx';

/** The still image of a starter. It is decorative, because the name is next to it. */
export function StarterStill({ id, className }: { id: string; className?: string }) {
  return (
    // A plain image: an optimiser would turn the drawing into pixels.
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
