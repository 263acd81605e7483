'use client';

import { useEffect } from 'react';
import { warmUp } from '../hooks/warm-up';
import { askWithKeys } from './context-menu';
import { useLayers } from './load';
import { askForLayers } from './wanted';

/**
 * Renders tooltips, toasts and context menus, once per page. All layers are loaded in idle time after the first
 * interaction with the page. So they open without delay, and messages can be shown even without a connection.
 */
export function LayerHost() {
  const layers = useLayers();
  useEffect(() => warmUp([], askForLayers), []);
  useEffect(() => {
    window.addEventListener('keydown', askWithKeys);
    return () => window.removeEventListener('keydown', askWithKeys);
  }, []);
  if (!layers) return null;
  return (
    <>
      <layers.TipLayer />
      <layers.ContextMenuLayer />
      <layers.ToastLayer />
    </>
  );
}
