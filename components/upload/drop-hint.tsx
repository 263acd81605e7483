import { clsx } from 'clsx';
import { ImageUp } from 'lucide-react';

/** An overlay while a file is dragged over the page, which says what dropping it will do. */
export function DropHint({ text }: { text: string }) {
  return (
    <div
      aria-hidden
      className={clsx(
        'pointer-events-none fixed inset-2 z-30 flex animate-fade items-center justify-center rounded-ui border-2',
        'border-dashed border-accent bg-accent-soft',
      )}
    >
      <p className="flex items-center gap-2 rounded-ui bg-raised px-4 py-3 font-medium shadow-ui">
        <ImageUp className="size-4 text-accent" />
        {text}
      </p>
    </div>
  );
}
