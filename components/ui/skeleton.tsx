import { clsx } from 'clsx';

/** A placeholder while content loads. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-breathe rounded-ui bg-hover', className)} />;
}
