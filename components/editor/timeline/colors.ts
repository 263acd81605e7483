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

/** The colours that were read last, with their theme; null before. */
let known: { theme: string; colors: BoardColors } | null = null;

const themeNow = (): string =>
  `${document.documentElement.dataset.theme} ${matchMedia('(prefers-color-scheme: dark)').matches}`;

/** The computed colours of the tokens in the current theme, because a canvas cannot use CSS variables. */
export function readColors(probe: HTMLElement): BoardColors {
  const theme = themeNow();
  if (known?.theme !== theme) known = { theme, colors: computeColors(probe) };
  return known.colors;
}

function computeColors(probe: HTMLElement): BoardColors {
  // An element for each token, so that the browser computes the page's styles once for all of them.
  const samples = TOKENS.map((token) => {
    const sample = document.createElement('span');
    sample.style.color = `var(--${token})`;
    return [token, sample] as const;
  });
  probe.replaceChildren(...samples.map(([, sample]) => sample));
  const colors = samples.map(([token, sample]) => [token, getComputedStyle(sample).color] as const);
  probe.replaceChildren();
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
