/** The preview of a bundle's mascot, until the mascot itself can stand in `root`; a bundle from elsewhere has none. */
export function hang(root: Node, { href }: URL): void {
  const url = new URL(href.replace(/bundle(?=\?|$)/, 'preview'));
  if (url.href === href) return;
  url.searchParams.delete('only');
  url.searchParams.set('format', 'svg');
  const poster = new Image();
  poster.alt = '';
  poster.src = url.href;
  poster.style.cssText = 'display:block;width:100%;height:100%';
  root.appendChild(poster);
}
