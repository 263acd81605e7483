/**
 * The landmark for a list that an element opens: the main one of the page, where screen readers expect its content.
 * Null, for the body, if the element is in a dialog, since a modal dialog hides the landmarks.
 */
export const landmarkOf = (origin: Element | null): HTMLElement | null =>
  origin?.closest('[role=dialog], [role=alertdialog]') ? null : document.querySelector('main');
