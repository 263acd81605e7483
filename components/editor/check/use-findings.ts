'use client';

import { useEffect, useState } from 'react';
import { critique, type MotionFinding } from '@/lib/core/clip/critic';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { whenIdle } from '../../hooks/when-idle';

/** How long a clip must stay unchanged before it is checked, in milliseconds: a check takes longer than a frame. */
const SETTLED_MS = 400;

interface Checked {
  clip: AnimationClip;
  parts: MascotSpec['parts'];
  findings: readonly MotionFinding[];
}

/** The critic's findings for a clip on this rig; null until they are computed in idle time. */
export function useFindings(spec: MascotSpec, clip: AnimationClip | null): readonly MotionFinding[] | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  const known = checked?.clip === clip && checked.parts === spec.parts ? checked.findings : null;
  // The palette does not affect motion, so the findings depend only on the parts.
  useEffect(() => {
    if (!clip || known) return undefined;
    let cancel: (() => void) | undefined;
    const timer = setTimeout(() => {
      cancel = whenIdle(() => setChecked({ clip, parts: spec.parts, findings: critique(spec, clip) }));
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      cancel?.();
    };
  }, [clip, spec, known]);
  return known;
}
