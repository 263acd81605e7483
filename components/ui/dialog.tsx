'use client';

import type { DialogProps } from '../layers/dialog-layer';
import { useLayers } from '../layers/load';

/** A modal dialog: centred on a desktop, a bottom sheet on a phone; traps the focus and restores it. */
export function Dialog(props: DialogProps) {
  const layers = useLayers(props.open);
  return layers ? <layers.DialogLayer {...props} /> : null;
}
