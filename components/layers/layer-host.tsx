'use client';

import { useEffect } from 'react';
import { onFirstHand } from '../hooks/first-hand';
import { useLayers } from './load';
import { askForLayers } from './wanted';

/**
 * The place of tooltips and toasts, once on a page. The first sign of a person on the page loads all layers, so that a
 * press or a shortcut opens one at once, and a message can be told once the connection is lost.
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
