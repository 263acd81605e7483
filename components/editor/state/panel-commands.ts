import { GO_TO } from '../../hooks/use-shortcuts';
import type { Command } from '../../session/command';
import { PANELS, type Editor, type FocusField, type Panel } from './editor';
import { want } from './want';

/** The titles of the panels' tabs. */
export const PANEL_TITLES: Record<Panel, string> = {
  parts: 'Parts',
  motions: 'Motions',
  inspector: 'Inspector',
  character: 'Character',
  edit: 'Edit',
  looks: 'Looks',
  canvases: 'Canvases',
};

/** The field that a panel focuses when it opens. */
export const PANEL_FIELDS: Partial<Record<Panel, FocusField>> = { edit: 'edit', looks: 'look' };

/** The shortcuts of panels that have one. */
const PANEL_KEYS: Partial<Record<Panel, string>> = { character: 'c' };

/** The command that shows the versions, which are in the panel of edits. */
export const VERSIONS_COMMAND: Command<Editor> = {
  title: 'Versions',
  group: GO_TO,
  keys: [],
  run: ({ store }) => {
    store.setState({ panel: 'edit' });
    requestAnimationFrame(() => focusPanel('edit', '[aria-label=Versions] button'));
  },
};

/** A command for each panel, which opens the panel and moves the focus into it, and one for the versions. */
export const PANEL_COMMANDS: readonly Command<Editor>[] = [
  ...PANELS.map((panel) => ({
    title: `${PANEL_TITLES[panel]} panel`,
    group: GO_TO,
    keys: PANEL_KEYS[panel] ? [PANEL_KEYS[panel]] : [],
    run: (editor: Editor) => showPanel(editor, panel),
  })),
  VERSIONS_COMMAND,
];

function showPanel(editor: Editor, panel: Panel): void {
  const field = PANEL_FIELDS[panel];
  editor.store.setState({ panel });
  if (field) want(editor, field);
  // The panel becomes visible in the next frame, and hidden elements cannot be focused.
  else requestAnimationFrame(() => focusPanel(panel, CONTROL));
}

const CONTROL = 'input:not([type=file]), textarea, button';
/** The longest time, in milliseconds, that the focus waits for the content of a panel. */
const CONTENT_WAIT_MS = 5000;

/**
 * Moves the focus to the first control of a panel that matches a CSS selector. If the panel is still loading, the panel
 * itself is focused until that control appears.
 */
function focusPanel(panel: Panel, selector: string): void {
  const element = document.querySelector<HTMLElement>(`[data-panel=${panel}]`);
  const control = element?.querySelector<HTMLElement>(selector);
  (control ?? element)?.focus();
  if (!element || control) return;
  const watch = new MutationObserver(() => {
    const loaded = element.querySelector<HTMLElement>(selector);
    if (!loaded) return;
    watch.disconnect();
    if (document.activeElement === element) loaded.focus();
  });
  watch.observe(element, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), CONTENT_WAIT_MS);
}
