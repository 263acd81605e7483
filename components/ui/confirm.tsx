'use client';

import type { ConfirmProps } from '../layers/confirm-layer';
import { useLayers } from '../layers/load';

/** Confirms an action that cannot be undone. */
export function Confirm(props: ConfirmProps) {
  const layers = useLayers(props.open);
  return layers ? <layers.ConfirmLayer {...props} /> : null;
}
