import type { Modifier } from '@/lib/core/clip/schema';
import { selectKeys } from '../state/clips';
import type { Editor } from '../state/editor';
import { selectParts } from '../state/select';

/** The attribute that marks the input of a key's value. */
const VALUE_FIELD = 'data-key-value';

/** The attribute that marks the inputs of a modifier; its value is the type. */
const MODIFIER_FIELDS = 'data-modifier';

/** The most animation frames to wait for the input after its panel opens. */
const MAX_FRAMES = 30;

/** Opens the inspector and focuses the input of the selected key's value. */
export const editValue = (editor: Editor): void => focusField(editor, `[${VALUE_FIELD}]`);

/** Selects the part of a modifier, opens the inspector, and focuses the first number of the modifier. */
export function editModifier(editor: Editor, { part, type }: Modifier): void {
  selectKeys(editor, []);
  selectParts(editor, [part]);
  focusField(editor, `[${MODIFIER_FIELDS}="${type}"]`);
}

function focusField({ store }: Editor, within: string): void {
  store.setState({ panel: 'inspector' });
  let frames = 0;
  const focus = () => {
    const field = document.querySelector<HTMLElement>(`${within} input, ${within} button`);
    if (field) field.focus();
    else if (frames < MAX_FRAMES) requestAnimationFrame(focus);
    frames += 1;
  };
  requestAnimationFrame(focus);
}
