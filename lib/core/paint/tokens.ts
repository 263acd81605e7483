/** How palette tokens are written into a picture: as their colours, or as CSS variables that a page may change. */
export type Colors = 'values' | 'variables';

const TOKEN = /"\$([a-z][a-z0-9_]*)"/g;

/** A clean fragment with its tokens replaced; a variable carries its colour as the fallback. */
export function substitute(cleanSvg: string, palette: ReadonlyMap<string, string>, colors: Colors = 'values'): string {
  return cleanSvg.replace(TOKEN, (_, token: string) => {
    const color = palette.get(token) ?? '#000000';
    return colors === 'values' ? `"${color}"` : `"var(--${token},${color})"`;
  });
}
