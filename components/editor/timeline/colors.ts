/** The design tokens that the board is painted with. */
const TOKENS = [
  'ink',
  'muted',
  'faint',
  'accent',
  'accent-soft',
  'line',
  'line-strong',
  'surface',
  'hover',
  'danger',
] as const;

/** The colours of the board as CSS values, by design token. */
export type BoardColors = Record<(typeof TOKENS)[number], string>;

/** The computed colours of the tokens in the current theme, because a canvas cannot use CSS variables. */
export function readColors(probe: HTMLElement): BoardColors {
  // A CSS transition would return the previous colour, so it is switched off for the reading.
  probe.style.transitionProperty = 'none';
  const colors = TOKENS.map((token) => {
    probe.style.color = `var(--${token})`;
    return [token, getComputedStyle(probe).color] as const;
  });
  return Object.fromEntries(colors) as BoardColors;
}

/** Calls back whenever the page's theme changes; returns the cleanup. */
export function onTheme(changed: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  dark.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', changed);
  };
}
