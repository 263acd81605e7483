'use client';

import { useEffect, useState } from 'react';
import { critique, type MotionFinding } from '@/lib/core/clip/critic';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { whenIdle } from '../../hooks/when-idle';

interface Checked {
  clip: AnimationClip;
  parts: MascotSpec['parts'];
  findings: readonly MotionFinding[];
}

/** The critic's findings in a clip on this rig; null until they are computed, in the browser's idle time. */
export function useFindings(spec: MascotSpec, clip: AnimationClip | null): readonly MotionFinding[] | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  const known = checked?.clip === clip && checked.parts === spec.parts ? checked.findings : null;
  // The palette does not affect motion, so a spec with the same parts keeps its findings.
  useEffect(
    () =>
      clip && !known
        ? whenIdle(() => setChecked({ clip, parts: spec.parts, findings: critique(spec, clip) }))
        : undefined,
    [clip, spec, known],
  );
  return known;
}
