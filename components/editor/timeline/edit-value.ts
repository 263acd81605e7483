import type { Editor } from '../state/editor';

/** Marks the field that a key's value is edited in. */
export const VALUE_FIELD = 'data-key-value';

/** The most frames until the field of a panel that opens is there. */
const MAX_FRAMES = 30;

/** Opens the inspector and focuses the value of the selected key. */
export function editValue({ store }: Editor): void {
  store.setState({ panel: 'inspector' });
  let frames = 0;
  const focus = () => {
    const field = document.querySelector<HTMLElement>(`[${VALUE_FIELD}] input, [${VALUE_FIELD}] button`);
    if (field) field.focus();
    else if (frames < MAX_FRAMES) requestAnimationFrame(focus);
    frames += 1;
  };
  requestAnimationFrame(focus);
}
