import { dress } from './sheet';

/** Shows the preview of a bundle's mascot until the mascot itself can stand there; a bundle from elsewhere has none. */
export function hang(root: Element | ShadowRoot, { href }: URL): void {
  const url = new URL(href);
  if (!url.pathname.endsWith('/bundle')) return;
  url.pathname = url.pathname.replace(/bundle$/, 'preview');
  url.searchParams.delete('only');
  url.searchParams.set('format', 'svg');
  const poster = new Image();
  poster.alt = '';
  poster.src = url.href;
  dress(root, 1, 1);
  root.append(poster);
}
