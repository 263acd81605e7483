'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import type { Animation } from '@/lib/contract/animation';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { at, client } from '../../hooks/client';
import { useReducedMotion } from '../../hooks/use-media';
import { Puppet } from '../../stage/puppet';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { Actions, PictureAndWords } from './picture-and-words';

type Moving = { spec: MascotSpec; clip: AnimationClip } | 'gone' | null;

/** A finished motion, playing on its mascot. */
export function MotionResult({
  animation: { id, name, duration, loop, mascot_id: mascotId },
}: {
  animation: Animation;
}) {
  const [moving, setMoving] = useState<Moving>(null);
  const still = useReducedMotion();
  useEffect(() => {
    const { signal, abort } = stopper();
    Promise.all([
      client.call(at('GET /mascots/{id}/spec'), { params: { id: mascotId }, query: {}, signal }),
      client.call(at('GET /mascots/{id}/animations/{animationId}'), {
        params: { id: mascotId, animationId: id },
        signal,
      }),
    ]).then(
      ([spec, { clip }]) => setMoving(clip ? { spec, clip } : 'gone'),
      () => signal.aborted || setMoving('gone'),
    );
    return abort;
  }, [mascotId, id]);
  if (moving === 'gone') return <p className="px-4 py-6 text-center text-muted">{name} was deleted since.</p>;
  return (
    <PictureAndWords
      picture={moving ? <Puppet spec={moving.spec} clip={moving.clip} playing={!still} poster={0.36} /> : <Skeleton />}
    >
      <h3 className="text-title font-semibold wrap-anywhere">{name}</h3>
      <p className="text-muted">
        {duration} s, {loop ? 'goes on and on' : 'plays once'}
      </p>
      <Actions>
        <Button asChild look="primary">
          <Link href={`/mascots/${mascotId}`}>Open the mascot</Link>
        </Button>
      </Actions>
    </PictureAndWords>
  );
}

function stopper(): { signal: AbortSignal; abort: () => void } {
  const stop = new AbortController();
  return { signal: stop.signal, abort: () => stop.abort() };
}
