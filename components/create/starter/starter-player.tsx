'use client';

import { useEffect, useRef } from 'react';
import type { PlayerEvents, ServicePlayer } from '@/lib/player';
import { StarterStill } from './starter-still';

interface StarterPlayerProps {
  id: string;
  name: string;
  /** The motion to play, and a count that repeats it. */
  played: { motion: string; times: number };
  /** Called with the names of its own motions once they are loaded. */
  onMotions: (motions: readonly string[]) => void;
}

/** A finished character in the player that embeds use: idle, until one of its motions is played. */
export function StarterPlayer({ id, name, played: { motion, times }, onMotions }: StarterPlayerProps) {
  const element = useRef<ServicePlayer>(null);
  useEffect(() => {
    const player = element.current;
    const stand = (event: Event) => {
      const { animations } = (event as CustomEvent<PlayerEvents['ready']>).detail;
      onMotions(animations.filter((each) => each !== 'idle'));
    };
    const rest = () => player?.play('idle');
    player?.addEventListener('ready', stand);
    player?.addEventListener('ended', rest);
    return () => {
      player?.removeEventListener('ready', stand);
      player?.removeEventListener('ended', rest);
    };
  }, [onMotions]);
  useEffect(() => {
    if (times > 0) element.current?.play(motion);
  }, [motion, times]);
  return (
    <>
      <script type="module" async src="/player.js" />
      <service-player ref={element} role="img" aria-label={name} src={`/show/${id}/own-bundle`} className="size-full">
        <StarterStill id={id} className="size-full" />
      </service-player>
    </>
  );
}
