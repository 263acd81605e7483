'use client';

import { useLayoutEffect, useRef } from 'react';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { useReducedMotion } from '../hooks/use-media';
import { Puppet } from '../stage/puppet';

/** A draft of a running job. Parts that are new since the last draft fade in. */
export function DraftView({ spec, className }: { spec: MascotSpec; className?: string }) {
  const host = useRef<HTMLDivElement>(null);
  const seen = useRef<ReadonlySet<string>>(new Set());
  const still = useReducedMotion();
  useLayoutEffect(() => {
    if (!still) {
      for (const group of host.current?.querySelectorAll<SVGGElement>('g[data-part]') ?? []) {
        if (!seen.current.has(group.dataset.part ?? ''))
          group.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180, easing: 'ease-out' });
      }
    }
    seen.current = new Set(spec.parts.map(({ id }) => id));
  }, [spec, still]);
  return (
    <div ref={host} className={className}>
      <Puppet spec={spec} className="size-full" />
    </div>
  );
}
