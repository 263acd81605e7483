/** How palette tokens are written into a picture: as colours, or as CSS variables that a page may set. */
export type Colors = 'values' | 'variables';

/** The CSS variable of a palette token. */
export const variableOf = (token: string): string => `--mascot-${token}`;

const TOKEN = /"\$([a-z][a-z0-9_]*)"/g;
const ID = /( id="|url\(#)/g;

/**
 * A clean fragment with its tokens replaced; a variable has its colour as the fallback. `idPrefix` is put before every
 * id, for pages with several mascots: ids are unique only within a spec.
 */
export function substitute(
  cleanSvg: string,
  palette: ReadonlyMap<string, string>,
  colors: Colors = 'values',
  idPrefix = '',
): string {
  const scoped = idPrefix ? cleanSvg.replace(ID, `$1${idPrefix}`) : cleanSvg;
  return scoped.replace(TOKEN, (_, token: string) => {
    const color = palette.get(token) ?? '#000000';
    return colors === 'variables' ? `"var(${variableOf(token)},${color})"` : `"${color}"`;
  });
}
