'use client';

import { useCallback, useRef } from 'react';
import type { ServicePlayer } from '@/lib/player';

type Order = (player: ServicePlayer) => void;

/** Calls methods of a live player: pass `onLive` to its component. Calls before it is live are made then. */
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
