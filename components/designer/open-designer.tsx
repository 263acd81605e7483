'use client';

import dynamic from 'next/dynamic';
import { steadily } from '../hooks/steadily';
import { TopBar } from '../shell/top-bar';
import { Skeleton } from '../ui/skeleton';
import type { CanvasDesignerProps } from './canvas-designer';

const CanvasDesigner = dynamic(
  () => steadily(() => import('./canvas-designer').then((module) => module.CanvasDesigner)),
  {
    ssr: false,
    loading: Loading,
  },
);

/** The canvas designer, whose code is loaded on demand. */
export function OpenDesigner(start: CanvasDesignerProps) {
  return <CanvasDesigner {...start} />;
}

function Loading() {
  return (
    <div className="flex h-dvh flex-col">
      <TopBar />
      <main aria-busy aria-label="The canvas is being opened" className="grid grow lg:grid-cols-[18rem_1fr]">
        <div className="flex flex-col gap-3 border-r p-4 max-lg:hidden">
          <Skeleton className="h-48" />
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </div>
        <div className="bg-stage dots" />
      </main>
    </div>
  );
}
