'use client';

import type { ConfirmProps } from '../layers/confirm-layer';
import { useLayers } from '../layers/load';

/** A dialog that confirms an irreversible action. */
export function Confirm(props: ConfirmProps) {
  const layers = useLayers(props.open);
  return layers ? <layers.ConfirmLayer {...props} /> : null;
}
