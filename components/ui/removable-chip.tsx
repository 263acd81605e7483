import { clsx } from 'clsx';
import { X } from 'lucide-react';

/** A chip with a button that removes it. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <span className="inline-flex h-7 max-w-64 items-center rounded-full bg-hover pl-3 text-small pointer-coarse:h-9">
      <span className="truncate">{label}</span>
      <button
        type="button"
        aria-label={`Remove ${label}`}
        onClick={onRemove}
        className={clsx(
          'ml-0.5 flex size-7 shrink-0 items-center justify-center rounded-full text-muted hover:text-ink',
          'pointer-coarse:size-9',
        )}
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  );
}
