'use client';

import { createElement, useEffect, useRef, type HTMLAttributes } from 'react';
import type { ServicePlayer } from '@/lib/player';

interface LivePlayerProps extends HTMLAttributes<HTMLElement> {
  src: string;
  /** What stands in the element before its script has come: `firstFrame`. */
  still: string;
  animation?: string;
  trigger?: string;
  canvas?: string;
  /** Called with the element once it can be told something. */
  onPlayer: (player: ServicePlayer) => (() => void) | undefined;
}

/** `<service-player>` the way other pages embed it: the element of `/player.js`, nothing of it bundled here. */
export function LivePlayer({ still, onPlayer, ...attributes }: LivePlayerProps) {
  const host = useRef<ServicePlayer>(null);
  useEffect(() => {
    let leave: (() => void) | undefined;
    let gone = false;
    void customElements.whenDefined('service-player').then(() => {
      if (!gone && host.current) leave = onPlayer(host.current);
    });
    return () => {
      gone = true;
      leave?.();
    };
  }, [onPlayer]);
  return (
    <>
      <script type="module" async src="/player.js" />
      {/* The browser's parser takes the still out of the markup and makes a shadow root of it: React looks for it in vain. */}
      {createElement('service-player', { ...attributes, ref: host, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: still } })}
    </>
  );
}
