'use client';

import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { presetClip } from '@/lib/core/clip/presets';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { at, client } from '../hooks/client';
import { useReducedMotion } from '../hooks/use-media';
import { Puppet } from '../stage/puppet';

interface LivePreviewProps {
  mascotId: string;
  versionId: string | null;
  /** The URL of the picture that is shown until the mascot moves. */
  still: string;
  playing: boolean;
}

/** A picture that becomes the live mascot on hover or focus; its rig is fetched only then. */
export function LivePreview({ mascotId, versionId, still, playing }: LivePreviewProps) {
  const reduced = useReducedMotion();
  const alive = useRig(mascotId, versionId, playing && !reduced);
  const shown = playing && !reduced && alive;
  return (
    <div className="relative size-full">
      <img
        src={still}
        alt=""
        loading="lazy"
        decoding="async"
        className={clsx('absolute inset-0 size-full object-contain', shown && 'opacity-0')}
      />
      {shown ? <Puppet spec={alive.spec} clip={alive.clip} playing className="absolute inset-0" /> : null}
    </div>
  );
}

function useRig(
  mascotId: string,
  versionId: string | null,
  wanted: boolean,
): { spec: MascotSpec; clip: AnimationClip } | null {
  const [rig, setRig] = useState<{ versionId: string | null; spec: MascotSpec; clip: AnimationClip } | null>(null);
  const known = rig !== null && rig.versionId === versionId;
  useEffect(() => {
    if (!wanted || known) return undefined;
    const stop = new AbortController();
    // Without the rig the picture stays still, which needs no message.
    client.call(at('GET /mascots/{id}/spec'), { params: { id: mascotId }, query: {}, signal: stop.signal }).then(
      (spec) => setRig({ versionId, spec, clip: presetClip(spec, 'wave') }),
      () => undefined,
    );
    return () => stop.abort();
  }, [mascotId, versionId, wanted, known]);
  return known ? rig : null;
}
