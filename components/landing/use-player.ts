'use client';

import { useCallback, useRef } from 'react';
import type { ServicePlayer } from '@/lib/player';

/** A live player to give orders to, once it is there: `ready` goes to `LivePlayer`; an order before that is dropped. */
export function usePlayer() {
  const player = useRef<ServicePlayer | null>(null);
  const ready = useCallback((element: ServicePlayer) => { player.current = element; }, []);
  const tell = useCallback((order: (player: ServicePlayer) => void) => { if (player.current) order(player.current); }, []);
  return { ready, tell };
}
