import type { KeyboardEvent } from 'react';

/** Submits the form of a multi-line field on Enter, except with Shift or during IME composition. */
export function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
