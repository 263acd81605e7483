import type { KeyboardEvent } from 'react';

/** Sends a field of several lines on Enter; with Shift, and where letters are being composed, the key stays the field's. */
export function onEnter(send: () => void) {
  return (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
}
