import { ask } from './load';
import { dress } from './sheet';

/** Selects the mascot's drawing or the poster in its place. */
export const DRAWN = 'svg,canvas';

/**
 * Puts the preview of a bundle's mascot into `root`, if nothing is there and it is still `wanted` once loaded. A bundle
 * from elsewhere has no preview. It is fetched like the bundle and painted, so that a page need not allow images of the
 * service.
 */
export function hang(element: HTMLElement, root: ParentNode, { href }: URL, wanted: () => boolean): void {
  if (root.querySelector(DRAWN)) return;
  dress(element, root, 1, 1);
  const url = new URL(href.replace(/bundle(?=\?|$)/, 'preview'));
  if (url.href === href) return;
  for (const name of ['only', 'state']) url.searchParams.delete(name);
  ask(url.href)
    .then((answer) => answer.blob())
    .then(createImageBitmap)
    .then(
      (picture) => {
        if (!wanted() || root.querySelector(DRAWN)) return;
        dress(element, root, picture.width, picture.height);
        const poster = document.createElement('canvas');
        poster.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
        poster.style.cssText = 'display:block;width:100%;height:100%';
        root.appendChild(poster);
      },
      () => undefined,
    );
}
