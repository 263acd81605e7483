'use client';

import { useEffect } from 'react';
import { create } from 'zustand';
import { askForLayers, giveUpLayers, useLayersWanted } from './wanted';

type Layers = typeof import('./layers');

const useLoaded = create<{ layers: Layers | null }>(() => ({ layers: null }));
let isLoading = false;

function load(): void {
  if (isLoading) return;
  isLoading = true;
  import('./layers').then(
    (layers) => useLoaded.setState({ layers }),
    () => {
      isLoading = false;
      giveUpLayers();
    },
  );
}

/**
 * The code of menus, popovers, selects, dialogs, tooltips and toasts; null until it is loaded. `needed` requests it.
 */
export function useLayers(needed = false): Layers | null {
  const isWanted = useLayersWanted();
  useEffect(() => {
    if (needed) askForLayers();
  }, [needed]);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted]);
  return useLoaded(({ layers }) => layers);
}
