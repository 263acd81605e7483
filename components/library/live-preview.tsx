'use client';

import { clsx } from 'clsx';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import type { Mascot } from '@/lib/contract/mascot';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { steadily } from '../hooks/steadily';
import { at, client } from '../hooks/client';
import { useReducedMotion } from '../hooks/use-media';
import { stillSources } from './still-url';

const Puppet = dynamic(() => steadily(() => import('../stage/puppet').then((module) => module.Puppet)), { ssr: false });

/** How long the pointer must hover a card before its rig is loaded, in milliseconds. */
const REST_MS = 120;

interface LivePreviewProps {
  mascot: Mascot;
  /** The URL of the still image. */
  still: string;
  playing: boolean;
}

/** A still image that is replaced by the live mascot while `playing`; the rig is loaded only then. */
export function LivePreview({ mascot, still, playing }: LivePreviewProps) {
  const reduced = useReducedMotion();
  const alive = useRig(mascot, playing && !reduced);
  const shown = playing && !reduced && alive;
  return (
    <div className="relative size-full">
      <img
        {...stillSources(still)}
        alt=""
        loading="lazy"
        decoding="async"
        className={clsx('absolute inset-0 size-full object-contain', shown && 'opacity-0')}
      />
      {shown ? <Puppet spec={alive.spec} clip={alive.clip} playing className="absolute inset-0" /> : null}
    </div>
  );
}

interface Rig {
  key: string;
  spec: MascotSpec;
  clip: AnimationClip;
}

/** Loads the drawing and the first animation of a mascot; composes a wave if it has none. */
async function fetchRig({ id, animations }: Mascot, key: string, signal: AbortSignal): Promise<Rig> {
  const [first] = animations;
  const [spec, motion] = await Promise.all([
    client.call(at('GET /mascots/{id}/spec'), { params: { id }, query: {}, signal }),
    first &&
      client.call(at('GET /mascots/{id}/animations/{animationId}'), {
        params: { id, animationId: first.id },
        signal,
      }),
  ]);
  if (motion?.clip) return { key, spec, clip: motion.clip };
  const { presetClip } = await import('@/lib/core/clip/presets');
  return { key, spec, clip: presetClip(spec, 'wave') };
}

function useRig(mascot: Mascot, wanted: boolean): Rig | null {
  const [rig, setRig] = useState<Rig | null>(null);
  const [first] = mascot.animations;
  const key = `${mascot.version_id} ${first?.id} ${first?.updated_at}`;
  const known = rig?.key === key;
  useEffect(() => {
    if (!wanted || known) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      // On an error the still image stays, so no message is needed.
      fetchRig(mascot, key, stop.signal).then(setRig, () => undefined);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [mascot, key, wanted, known]);
  return known ? rig : null;
}
