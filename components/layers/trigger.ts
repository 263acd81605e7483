'use client';

import { useMemo, useState, type ComponentProps } from 'react';
import { attach } from './attach';
import { createButtonGrip, type ButtonGrip } from './button-grip';
import type { TriggerElement } from './layer-trigger';
import { useLayers } from './load';
import { askForLayers } from './wanted';
import { withProps } from './with-props';

type ButtonProps = ComponentProps<'button'>;

interface Opening {
  open: boolean;
  /** The attributes of the button until its layer is loaded. */
  closed: ButtonProps;
  /** The keys that open the layer, in addition to a click. */
  keys: readonly string[];
  onOpen: () => void;
}

/**
 * A button whose layer is loaded when the pointer or the focus reaches it. It stays the same DOM element, so that it
 * keeps the focus. A click or key press before the layer is loaded opens it afterwards.
 */
export function useTrigger(given: TriggerElement, { open, closed, keys, onOpen }: Opening) {
  const { id, ref: ownRef } = given.props;
  const [isNear, setNear] = useState(false);
  const [attributes, setAttributes] = useState(closed);
  const [trigger] = useState(() => createButtonGrip(setAttributes));
  const layers = useLayers(open);
  const ref = useMemo(() => (node: HTMLButtonElement | null) => join(node, trigger, ownRef), [trigger, ownRef]);
  const approach = () => {
    askForLayers();
    setNear(true);
  };
  const button = withProps<ButtonProps>(given, {
    ...attributes,
    ...(id ? { id } : {}),
    ref,
    onPointerEnter: approach,
    onFocus: approach,
    onPointerDown: trigger.press,
    onClick: (event) => trigger.click(event, onOpen),
    onKeyDown: (event) => trigger.key(event, keys, onOpen),
  });
  return { button, trigger, layers: isNear || open ? layers : null };
}

/** Sets the button's element on the grip, and on the ref of the button's owner. */
function join(node: HTMLButtonElement | null, { element }: ButtonGrip, ref: ButtonProps['ref']): () => void {
  element.current = node;
  const detach = attach(ref, node);
  return () => {
    element.current = null;
    detach();
  };
}
