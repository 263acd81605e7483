'use client';

import { useEffect, useRef, useState } from 'react';
import type { ServicePlayer } from '@/lib/player';
import { useSeen } from '../hooks/use-seen';
import { useSomeone } from './use-someone';

interface CastPlayerProps {
  id: string;
  name: string;
  /** Its motion, and a count that repeats it; a canvas chooses its own. */
  motion?: string;
  times?: number;
  canvas?: string;
  /** Whether it looks at the pointer. */
  watches?: boolean;
  /** Colours by token. */
  palette?: Readonly<Record<string, string>>;
  /** Its drawing as SVG for the first screen: part of the page, and shown until the live one is ready. */
  drawing?: string;
  /** Called with the element once it accepts calls. */
  onLive?: (player: ServicePlayer) => void;
}

/** A mascot of the landing page: a picture until it scrolls into view, then live in the same place. */
export function CastPlayer(props: CastPlayerProps) {
  const { id, name, drawing, onLive } = props;
  const host = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState(false);
  const seen = useSeen(host);
  const someone = useSomeone();
  useEffect(() => {
    const element = host.current;
    const stand = ({ target }: Event) => {
      setLive(true);
      // The player fires ready before it plays.
      queueMicrotask(() => onLive?.(target as ServicePlayer));
    };
    element?.addEventListener('ready', stand, true);
    return () => element?.removeEventListener('ready', stand, true);
  }, [onLive]);
  return (
    <div ref={host} className="relative aspect-square w-full">
      {seen && someone ? <Live {...props} /> : null}
      {drawing && !live ? (
        <div
          role="img"
          aria-label={name}
          className="absolute inset-0 *:size-full"
          dangerouslySetInnerHTML={{ __html: drawing }}
        />
      ) : null}
      {/* The URL is the one that the player itself requests first, so that nothing is fetched twice. */}
      {/* oxlint-disable-next-line nextjs/no-img-element -- no optimiser may turn a drawing into pixels */}
      {(seen && someone) || drawing ? null : (
        <img
          src={`/show/${id}/preview?format=svg`}
          alt={name}
          width={512}
          height={512}
          loading="lazy"
          decoding="async"
          className="size-full"
        />
      )}
    </div>
  );
}

function Live({ id, motion, times = 0, canvas, watches, palette }: CastPlayerProps) {
  const element = useRef<ServicePlayer>(null);
  useEffect(() => {
    // The player's script may not have run yet: it then starts with the attribute.
    if (motion && times > 0) element.current?.play?.(motion);
  }, [motion, times]);
  return (
    <service-player
      ref={element}
      src={`/show/${id}/bundle`}
      animation={motion}
      canvas={canvas}
      follow-cursor={watches}
      palette={palette && JSON.stringify(palette)}
      className="size-full"
    />
  );
}
