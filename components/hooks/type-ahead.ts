/**
 * How long keys wait for a field to appear: longer than its code takes to load, shorter than anyone waits for a page
 * that has hung.
 */
const WAIT_MS = 10_000;

/** What was typed for the field that is on its way; null while none is. */
let typed: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps what is typed from now on for a field that has been asked for and is not there yet. */
export function expectField(): void {
  if (typed === null) for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, keep, true);
  if (typed === null) window.addEventListener('pointerdown', stop, true);
  typed = '';
  clearTimeout(timer);
  timer = setTimeout(stop, WAIT_MS);
}

/** What was typed for the field that is there now. */
export function takeTyped(): string {
  const text = typed ?? '';
  stop();
  return text;
}

function stop(): void {
  typed = null;
  clearTimeout(timer);
  for (const type of ['keydown', 'keyup'] as const) window.removeEventListener(type, keep, true);
  window.removeEventListener('pointerdown', stop, true);
}

/** Takes a key that means the field: it is no shortcut, and presses no button. */
function keep(event: KeyboardEvent): void {
  if (event.key === 'Tab' || isEditable(event)) {
    stop();
    return;
  }
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  if (event.type === 'keydown') type(event.key);
}

function type(key: string): void {
  if (key === 'Escape') stop();
  else typed = typedWith(typed ?? '', key);
}

/** A text with one more key; keys that write nothing, Enter among them, leave it as it is. */
export function typedWith(text: string, key: string): string {
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  return [...key].length === 1 ? text + key : text;
}

const FIELDS_SELECTOR =
  'input:not([type=range],[type=color],[type=checkbox],[type=radio],[type=button],[type=submit]), textarea, select';
const FIELD_ROLES = '[role=textbox], [role=searchbox], [role=combobox]:not(button), [role=spinbutton]';

/** A closed list of choices, which takes letters to find one. */
const SELECT_BUTTON = 'button[role=combobox]';

/** Whether an event comes from where someone types, also within a shadow tree. */
export function isEditable(event: Event): boolean {
  const target = event.composedPath()[0];
  if (!(target instanceof Element)) return false;
  if (target.closest(SELECT_BUTTON) && event instanceof KeyboardEvent) return isCharacter(event);
  return (
    target.closest(`${FIELDS_SELECTOR}, ${FIELD_ROLES}`) !== null ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}

const isCharacter = ({ key, metaKey, ctrlKey }: KeyboardEvent): boolean => key.length === 1 && !metaKey && !ctrlKey;
