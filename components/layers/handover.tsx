'use client';

import { useLayoutEffect, type ComponentProps, type Ref } from 'react';
import { attach } from './attach';
import type { LayerTrigger } from './layer-trigger';

interface HandoverProps extends Omit<ComponentProps<'button'>, 'ref'> {
  to: LayerTrigger;
  ref?: Ref<HTMLElement>;
}

/**
 * The child of a layer's `asChild` trigger. It renders nothing, and passes its props to the existing button of the
 * page.
 */
export function Handover({ to, ref, ...wanted }: HandoverProps) {
  useLayoutEffect(() => to.take(wanted));
  useLayoutEffect(() => attach(ref, to.element.current), [ref, to]);
  return null;
}
