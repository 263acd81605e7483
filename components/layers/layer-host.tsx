'use client';

import { useEffect } from 'react';
import { useLayers } from './load';
import { askForLayers } from './wanted';

const FIRST_USES = ['pointerdown', 'keydown'] as const;

/**
 * The place of tooltips and toasts, once on a page. The first press or key on the page loads all layers, so that a
 * shortcut opens a dialog at once, and a message can be told once the connection is lost.
 */
export function LayerHost() {
  const layers = useLayers();
  useEffect(() => {
    for (const use of FIRST_USES) window.addEventListener(use, askForLayers, { capture: true, once: true });
    return () => {
      for (const use of FIRST_USES) window.removeEventListener(use, askForLayers, { capture: true });
    };
  }, []);
  if (!layers) return null;
  return (
    <>
      <layers.TipLayer />
      <layers.ToastLayer />
    </>
  );
}
