'use client';

import { clsx } from 'clsx';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { Puppet } from '../stage/puppet';

/** The silhouette of a spec as a placeholder. */
export function Silhouette({ spec, busy }: { spec: MascotSpec; busy?: boolean }) {
  return (
    <div aria-hidden className={clsx('aspect-square w-full max-w-104', busy && 'animate-breathe')}>
      <Puppet spec={spec} className="size-full opacity-[0.07] brightness-0 dark:invert" />
    </div>
  );
}
