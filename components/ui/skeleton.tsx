import { clsx } from 'clsx';

/** A grey shape where something will be. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-breathe rounded-ui bg-hover', className)} />;
}
