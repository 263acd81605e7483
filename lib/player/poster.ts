import { ask } from './load';
import { dress } from './sheet';

/** Matches the mascot's drawing, or the poster in its place. */
export const DRAWN = 'svg,canvas';

/**
 * Shows the preview image of a bundle's mascot in `root`, if `root` is empty and `wanted` still returns true when it is
 * loaded. Only bundles of the service have previews. The image is fetched like the bundle and drawn on a canvas, so
 * that a page's policy need not allow images from the service.
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
