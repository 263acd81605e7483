import { useEffect, useState, type RefObject } from 'react';
import type { AnimationClip, PresetName } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { presetFor } from '../editor/state/preset-for';
import { useSeen } from '../hooks/use-seen';
import { whenIdle } from '../hooks/when-idle';

interface Composed {
  parts: MascotSpec['parts'];
  clip: AnimationClip;
}

/**
 * A preset composed for a drawing; null until `host` has been on screen. Composing takes longer than a frame, so it is
 * done in idle time. After a change of the rig, the previous clip is shown until then.
 */
export function useComposed(host: RefObject<Element | null>, spec: MascotSpec, name: PresetName): AnimationClip | null {
  const seen = useSeen(host);
  const [made, setMade] = useState<Composed | null>(null);
  const isCurrent = made?.parts === spec.parts;
  useEffect(() => {
    if (!seen || isCurrent) return undefined;
    return whenIdle(() => setMade({ parts: spec.parts, clip: presetFor(spec, name) }));
  }, [seen, isCurrent, spec, name]);
  return made?.clip ?? null;
}
