'use client';

import { useEffect, useRef } from 'react';
import type { ServicePlayer } from '@/lib/player';

interface LivePlayerProps {
  /**
   * The HTML of the element with its first frame, as `firstFrame` writes it. Browsers show it before any script runs.
   */
  frame: string;
  animation: string | null;
  trigger: string | null;
  canvas: string | null;
  /** Called with the element once its methods can be called. */
  onPlayer: (player: ServicePlayer) => void;
  className: string;
}

/** `<service-player>` as other pages embed it: loaded from `/player.js`, not bundled. */
export function LivePlayer({ frame, animation, trigger, canvas, onPlayer, className }: LivePlayerProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const [name, value] of Object.entries({ animation, trigger, canvas })) {
      if (value === null) host.current?.firstElementChild?.removeAttribute(name);
      else host.current?.firstElementChild?.setAttribute(name, value);
    }
  }, [animation, trigger, canvas]);
  useEffect(() => {
    let gone = false;
    void customElements.whenDefined('service-player').then(() => {
      const player = host.current?.querySelector('service-player');
      if (!gone && player) onPlayer(player);
    });
    return () => {
      gone = true;
    };
  }, [onPlayer]);
  return (
    <>
      <script type="module" async src="/player.js" />
      {/* The player adds text to the shadow root that the template becomes, so React must not compare it. */}
      <div ref={host} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: frame }} />
    </>
  );
}
