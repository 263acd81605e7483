'use client';

import { useEffect, useId, useLayoutEffect, useMemo, type RefObject } from 'react';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { createActor, type StageActor } from './actor';

/** A layout effect in the browser; nothing on the server. */
export const usePageEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The actor of a spec in `host`: mounted again only for another rig, recoloured in place. */
export function useActor(host: RefObject<HTMLElement | null>, spec: MascotSpec): StageActor {
  const prefix = `m${useId().replaceAll(/[^a-z0-9]/gi, '')}-`;
  const { parts, palette } = spec;
  // A new palette is set on the mounted drawing.
  /* oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-memo-dependencies,
     react/memoized-effect-dependencies */
  const actor = useMemo(() => createActor(spec, prefix), [parts, prefix]);
  usePageEffect(() => {
    if (host.current) actor.enter(host.current);
  }, [host, actor]);
  usePageEffect(() => actor.recolor(palette), [actor, palette]);
  return actor;
}
