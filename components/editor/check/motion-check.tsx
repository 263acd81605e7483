'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { steadily } from '../../hooks/steadily';
import { Disclosure } from '../../ui/disclosure';
import { Skeleton } from '../../ui/skeleton';

const Findings = dynamic(() => steadily(() => import('./findings').then((module) => module.Findings)), {
  loading: () => <Skeleton className="mx-1 mt-1 h-4" />,
});

/** The motion check, which is loaded and computed only while it is open. */
export function MotionCheck() {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title="Motion check" open={open} onOpenChange={setOpen}>
      <Findings />
    </Disclosure>
  );
}
