import type { KeyboardEvent } from 'react';

/** Submits a multi-line field's form on Enter, but not with Shift or during composition of letters. */
export function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
