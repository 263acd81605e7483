'use client';

import { useEffect, useState } from 'react';
import { critique, type MotionFinding } from '@/lib/core/clip/critic';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';

interface Checked {
  clip: AnimationClip;
  parts: MascotSpec['parts'];
  findings: readonly MotionFinding[];
}

/**
 * What the critic finds in a clip on this rig; null until it has looked, which it does when the page has nothing else
 * to do.
 */
export function useFindings(spec: MascotSpec, clip: AnimationClip | null): readonly MotionFinding[] | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  const known = checked?.clip === clip && checked.parts === spec.parts ? checked.findings : null;
  // Colours change nothing in how a clip moves: what is known of these parts stays known when only the palette is new.
  useEffect(
    () =>
      clip && !known
        ? whenIdle(() => setChecked({ clip, parts: spec.parts, findings: critique(spec, clip) }))
        : undefined,
    [clip, spec, known],
  );
  return known;
}

/** Later than this, in milliseconds, it is done even on a busy page. */
const LATEST_MS = 500;

/** Does something once the page is idle, or after a moment where a browser cannot tell; gives what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, LATEST_MS / 4);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
