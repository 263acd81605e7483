'use client';

import { useEffect, useId, useLayoutEffect, useState, type RefObject } from 'react';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { createActor, type StageActor } from './actor';

/** `useLayoutEffect` in the browser; on the server an effect that does nothing. */
export const usePageEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The actor of a spec in `host`. It is mounted again only if the drawings change; a new palette is set in place. */
export function useActor(host: RefObject<HTMLElement | null>, spec: MascotSpec): StageActor {
  const prefix = `m${useId().replaceAll(/[^a-z0-9]/gi, '')}-`;
  const { parts, palette } = spec;
  const [kept, setKept] = useState(() => createActor(spec, prefix));
  // A palette change reuses the mounted drawing.
  const actor = kept.spec.parts === parts ? kept : createActor(spec, prefix, kept);
  if (actor !== kept) setKept(actor);
  usePageEffect(() => {
    if (host.current) actor.enter(host.current);
  }, [host, actor]);
  usePageEffect(() => actor.recolor(palette), [actor, palette]);
  return actor;
}
