'use client';

import { useEffect, useRef, useState } from 'react';
import type { ServicePlayer } from '@/lib/player';
import { useSeen } from '../hooks/use-seen';
import { useSomeone } from './use-someone';

interface CastPlayerProps {
  id: string;
  name: string;
  /** The motion to play; a change of `times` plays it again. A canvas controls its own motions. */
  motion?: string;
  times?: number;
  canvas?: string;
  /** Whether it follows the pointer with its eyes. */
  watches?: boolean;
  /** Colours by token. */
  palette?: Readonly<Record<string, string>>;
  /** Inline SVG for mascots on the first screen, shown until the live mascot is ready. */
  drawing?: string;
  /** Called with the element once its methods can be called. */
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
      // The player fires `ready` before it plays, so the call waits until then.
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
      {/* The player requests the same URL first, so that nothing is downloaded twice. */}
      {/* A plain image: an optimiser would turn the drawing into pixels. */}
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
    // If the player's script has not run yet, it will start with the attribute instead.
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
