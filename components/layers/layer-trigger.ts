import type { ComponentProps, ReactElement, RefObject } from 'react';

type ButtonProps = ComponentProps<'button'>;

/** A button element that opens a layer. */
export type TriggerElement = ReactElement<ButtonProps>;

/** The button of a layer, as the loaded layer sees it. */
export interface LayerTrigger {
  element: RefObject<HTMLElement | null>;
  /** Gives the button the attributes and handlers that the layer wants of it. */
  take: (wanted: ButtonProps) => void;
}
