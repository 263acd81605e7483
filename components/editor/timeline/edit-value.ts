import type { Editor } from '../state/editor';

/** The attribute that marks the input of a key's value. */
const VALUE_FIELD = 'data-key-value';

/** The most animation frames to wait for the input after its panel opens. */
const MAX_FRAMES = 30;

/** Opens the inspector and focuses the input of the selected key's value. */
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
