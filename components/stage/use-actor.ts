'use client';

import { useEffect, useId, useLayoutEffect, useState, type RefObject } from 'react';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { createActor, type StageActor } from './actor';

/** A layout effect in the browser; nothing on the server. */
export const usePageEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The actor of a spec in `host`: mounted again only for other drawings, recoloured in place. */
export function useActor(host: RefObject<HTMLElement | null>, spec: MascotSpec): StageActor {
  const prefix = `m${useId().replaceAll(/[^a-z0-9]/gi, '')}-`;
  const { parts, palette } = spec;
  const [kept, setKept] = useState(() => createActor(spec, prefix));
  // A new palette is set on the mounted drawing.
  const actor = kept.spec.parts === parts ? kept : createActor(spec, prefix, kept);
  if (actor !== kept) setKept(actor);
  usePageEffect(() => {
    if (host.current) actor.enter(host.current);
  }, [host, actor]);
  usePageEffect(() => actor.recolor(palette), [actor, palette]);
  return actor;
}
