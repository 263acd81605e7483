'use client';

import { clsx } from 'clsx';
import { CircleDashed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PictureView } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { Drawer } from './drawer';
import { useOnScreen } from './use-on-screen';

interface SheetPictureProps {
  drawer: Drawer;
  sheet: CharacterSheet;
  view: PictureView;
}

/**
 * A thumbnail of a character sheet. It is drawn only while it is visible, and keeps its last image while a new one is
 * being drawn.
 */
export function SheetPicture({ drawer, sheet, view }: SheetPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isOnScreen = useOnScreen(canvas);
  const [status, setStatus] = useState<'waiting' | 'drawn' | 'failed'>('waiting');
  useEffect(() => {
    if (!isOnScreen) return undefined;
    const stop = new AbortController();
    drawer.picture(sheet, view, stop.signal).then(
      (picture) => {
        if (stop.signal.aborted || !canvas.current) return;
        paint(canvas.current, picture);
        setStatus('drawn');
      },
      () => {
        if (!stop.signal.aborted) setStatus('failed');
      },
    );
    return () => stop.abort();
  }, [drawer, isOnScreen, sheet, view]);
  return (
    <span aria-hidden className="relative block aspect-square">
      <canvas
        ref={canvas}
        className={clsx('size-full rounded-ui', status === 'waiting' && 'animate-breathe bg-hover')}
      />
      {status === 'failed' ? <CircleDashed className="absolute inset-0 m-auto size-5 stroke-faint" /> : null}
    </span>
  );
}

function paint(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  // Setting the size of a canvas clears it.
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
}
