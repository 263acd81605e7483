/** The backgrounds of the stage. */
export const BACKDROPS = ['plain', 'checker', 'white', 'black', 'brand', 'own'] as const;
export type Backdrop = (typeof BACKDROPS)[number];

export const BACKDROP_TITLES: Record<Backdrop, string> = {
  plain: 'Stage',
  checker: 'Checker',
  white: 'White',
  black: 'Black',
  brand: 'Brand colour',
  own: 'Your own colour',
};

/** The next backdrop in the list; after the last comes the first. */
export const nextBackdrop = (backdrop: Backdrop): Backdrop =>
  BACKDROPS[(BACKDROPS.indexOf(backdrop) + 1) % BACKDROPS.length] ?? 'plain';

/** The colour of a backdrop; null for one without a colour of its own. */
export function backdropColor(backdrop: Backdrop, colors: { brand: string; own: string }): string | null {
  const plain = { white: '#ffffff', black: '#000000', ...colors };
  return backdrop === 'plain' || backdrop === 'checker' ? null : plain[backdrop];
}
