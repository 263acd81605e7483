'use client';

import { useCallback, useRef } from 'react';
import type { ServicePlayer } from '@/lib/player';

type Order = (player: ServicePlayer) => void;

/** Calls to a live player: pass `onLive` to its component; earlier calls are made when it is live. */
export function usePlayer() {
  const player = useRef<ServicePlayer>(null);
  const waiting = useRef<Order[]>([]);
  const onLive = useCallback((element: ServicePlayer) => {
    player.current = element;
    for (const order of waiting.current.splice(0)) order(element);
  }, []);
  const tell = useCallback((order: Order) => {
    if (player.current) order(player.current);
    else waiting.current.push(order);
  }, []);
  return { onLive, tell };
}
