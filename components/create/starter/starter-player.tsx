'use client';

import { useEffect, useRef, useState } from 'react';
import type { PlayerEvents, ServicePlayer } from '@/lib/player';
import { StarterStill } from './starter-still';

interface StarterPlayerProps {
  id: string;
  /** The bundle with all presets, or the one with the starter's own motions only. */
  bundle: 'bundle' | 'own-bundle';
  /** The motion that is played by default; without it, idle. */
  animation?: string;
  /** The motion to play. A change of `times` plays it again. */
  played?: { motion: string; times: number };
  /** Called with the names of the starter's own motions once they are loaded. */
  onMotions?: (motions: readonly string[]) => void;
}

/** A starter in the embed player: a still image until it is loaded, then idle between its motions. */
export function StarterPlayer({ id, bundle, animation, played, onMotions }: StarterPlayerProps) {
  const element = useRef<ServicePlayer>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const player = element.current;
    const stand = (event: Event) => {
      const { animations } = (event as CustomEvent<PlayerEvents['ready']>).detail;
      setReady(true);
      onMotions?.(animations.filter((each) => each !== 'idle'));
    };
    player?.addEventListener('ready', stand);
    return () => player?.removeEventListener('ready', stand);
  }, [onMotions]);
  const { motion = '', times = 0 } = played ?? {};
  useEffect(() => {
    if (times > 0) element.current?.play(motion);
  }, [motion, times]);
  return (
    <div aria-hidden className="relative size-full">
      <service-player
        ref={element}
        src={`/show/${id}/${bundle}`}
        animation={animation}
        className="absolute inset-0 size-full"
      />
      {isReady ? null : <StarterStill id={id} className="absolute inset-0 size-full" />}
    </div>
  );
}
