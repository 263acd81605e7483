/** How palette tokens are written into a picture: as their colours, or as CSS variables that a page may change. */
export type Colors = 'values' | 'variables';

/** How a clean fragment is written into a picture. */
export interface FragmentOptions {
  colors?: Colors;
  /** Put before every id, where several mascots share one document: ids are unique only within a spec. */
  idPrefix?: string;
}

const TOKEN = /"\$([a-z][a-z0-9_]*)"/g;
const ID = /( id="|url\(#)/g;

/** A clean fragment with its tokens replaced; a variable carries its colour as the fallback. */
export function substitute(cleanSvg: string, palette: ReadonlyMap<string, string>, options: FragmentOptions = {}): string {
  const scoped = options.idPrefix ? cleanSvg.replace(ID, `$1${options.idPrefix}`) : cleanSvg;
  return scoped.replace(TOKEN, (_, token: string) => {
    const color = palette.get(token) ?? '#000000';
    return options.colors === 'variables' ? `"var(--${token},${color})"` : `"${color}"`;
  });
}
