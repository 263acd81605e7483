import type { ComponentProps, ReactElement, RefObject } from 'react';

type ButtonProps = ComponentProps<'button'>;

/** A button element that opens a layer. */
export type TriggerElement = ReactElement<ButtonProps>;

/** The button of a layer, as the layer uses it. */
export interface LayerTrigger {
  element: RefObject<HTMLElement | null>;
  /** Sets the attributes and handlers that the layer needs on the button. */
  take: (wanted: ButtonProps) => void;
}
