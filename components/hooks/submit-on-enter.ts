import type { KeyboardEvent } from 'react';

/**
 * Sends the form of a field of several lines on Enter; with Shift, and where letters are being composed, the key stays
 * the field's.
 */
export function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
