/** How long keys are collected for a field, in milliseconds. It is longer than the field's code takes to load. */
const WAIT_MS = 10_000;

/** The collected text; null while no field is expected. */
let typed: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Starts to collect typed text for a field that is not rendered yet. */
export function expectField(): void {
  if (typed === null) for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, keep, true);
  if (typed === null) window.addEventListener('pointerdown', stop, true);
  typed = '';
  clearTimeout(timer);
  timer = setTimeout(stop, WAIT_MS);
}

/** Takes the collected text for the rendered field, and stops collecting. */
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

/** Collects a key, and hides it from shortcuts and buttons. */
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

/** A text with one more key; keys that type no character leave it unchanged. */
export function typedWith(text: string, key: string): string {
  if (key === 'Backspace') return [...text].slice(0, -1).join('');
  return [...key].length === 1 ? text + key : text;
}

const FIELDS_SELECTOR =
  'input:not([type=range],[type=color],[type=checkbox],[type=radio],[type=button],[type=submit]), textarea, select';
const FIELD_ROLES = '[role=textbox], [role=searchbox], [role=combobox]:not(button), [role=spinbutton]';

/** Matches a closed select, in which letters find an option. */
const SELECT_BUTTON = 'button[role=combobox]';

/** Whether an event comes from a text field, even within a shadow tree. */
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
