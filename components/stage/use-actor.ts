'use client';

import { useEffect, useId, useLayoutEffect, useMemo, type RefObject } from 'react';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { createActor, type StageActor } from './actor';

/** Before the page paints in a browser; on the server nothing. */
export const usePageEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The actor of a spec in `host`: drawn anew only for another rig, recoloured in place. */
export function useActor(host: RefObject<HTMLElement | null>, spec: MascotSpec): StageActor {
  const prefix = `m${useId().replaceAll(/[^a-z0-9]/gi, '')}-`;
  const { parts, palette } = spec;
  // Other colours are set on the drawing that stands.
  /* oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-memo-dependencies,
     react/memoized-effect-dependencies */
  const actor = useMemo(() => createActor(spec, prefix), [parts, prefix]);
  usePageEffect(() => {
    if (host.current) actor.enter(host.current);
  }, [host, actor]);
  usePageEffect(() => actor.recolor(palette), [actor, palette]);
  return actor;
}
