'use client';

import { useEffect } from 'react';
import { onFirstHand } from '../hooks/first-hand';
import { useLayers } from './load';
import { askForLayers } from './wanted';

/**
 * Renders tooltips and toasts, once per page. The first interaction with the page loads all layers, so that they open
 * without delay, and messages can be shown even when the connection is lost.
 */
export function LayerHost() {
  const layers = useLayers();
  useEffect(() => onFirstHand(askForLayers), []);
  if (!layers) return null;
  return (
    <>
      <layers.TipLayer />
      <layers.ToastLayer />
    </>
  );
}
