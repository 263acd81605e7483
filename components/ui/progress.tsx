import { clsx } from 'clsx';

/** A progress bar, 0 to 100; null if unknown. `text` is the current step for screen readers. */
export function Progress({ label, percent, text }: { label: string; percent: number | null; text?: string }) {
  const isKnown = percent !== null;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      aria-valuetext={text ?? (isKnown ? `${Math.round(percent)}%` : undefined)}
      className="h-1 overflow-hidden rounded-full bg-line"
    >
      <div
        className={clsx('h-full rounded-full bg-accent', isKnown ? 'transition-[width]' : 'w-1/3 animate-slide')}
        style={isKnown ? { width: `${percent}%` } : undefined}
      />
    </div>
  );
}
