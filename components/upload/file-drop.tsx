'use client';

import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { Spinner } from '../ui/spinner';
import { acceptOf, fileIn, type FileKind } from './kinds';

interface FileDropProps {
  kind: FileKind;
  icon: LucideIcon;
  title: string;
  note: string;
  busy?: boolean;
  className?: string;
  onFile: (file: File) => void;
}

/** A field for a file, which is dropped or selected. */
export function FileDrop({ kind, icon: Icon, title, note, busy, className, onFile }: FileDropProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    // Stops the event, because a page that listens for drops would handle the file too.
    event.stopPropagation();
    setOver(false);
    const file = fileIn(event.dataTransfer);
    if (file && !busy) onFile(file);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'flex cursor-pointer flex-col items-center justify-center gap-1 rounded-ui border border-dashed ' +
          'border-line-strong px-4 py-6 text-center transition-colors has-focus-visible:outline-2 ' +
          'has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        over ? 'border-accent! bg-accent-soft text-accent' : 'hover:bg-hover',
        busy && 'pointer-events-none',
        className,
      )}
    >
      <span className={clsx('mb-1', over || 'text-muted')}>
        {busy ? <Spinner /> : <Icon aria-hidden className="size-5" />}
      </span>
      <span className="font-medium">{over ? 'Let go to take it' : title}</span>
      <span className="text-small text-muted">{note}</span>
      <input
        type="file"
        accept={acceptOf(kind)}
        disabled={busy}
        aria-label={title}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // Resets the input, so that the same file can be selected again.
          target.value = '';
        }}
      />
    </label>
  );
}
