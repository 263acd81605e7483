import { LIMITS } from '@/lib/core/limits';
import type { XmlElement } from '@/lib/core/svg/parse';
import { isShapeName } from '@/lib/core/svg/shapes';
import { byId, made, targetOf, urlIn, withAttributes } from './elements';

const WHITE = /^(white|#fff|#ffffff)$/i;
const isWhole = (value: string | undefined): boolean => value === undefined || Number(value) === 1;

/** Converts the shapes of a mask to a clip; null for a mask with partial transparency or strokes. */
function clipShapesOf(mask: XmlElement, ids: ReadonlyMap<string, XmlElement>): XmlElement[] | null {
  const isAlpha = mask.attributes.get('mask-type') === 'alpha';
  const shapes: XmlElement[] = [];
  const shows = ({ attributes }: XmlElement, fill: string): boolean =>
    (isAlpha ? fill !== 'none' && urlIn(fill) === null : WHITE.test(fill)) &&
    isWhole(attributes.get('opacity')) &&
    isWhole(attributes.get('fill-opacity')) &&
    (attributes.get('stroke') ?? 'none') === 'none' &&
    !attributes.has('mask') &&
    !attributes.has('filter') &&
    !attributes.has('clip-path');
  const visit = (element: XmlElement, outerFill: string, outerTransform: string): boolean => {
    const { name, attributes, children } = element;
    const target = name === 'use' ? ids.get(targetOf(element) ?? '') : undefined;
    const fill = target?.attributes.get('fill') ?? attributes.get('fill') ?? outerFill;
    const transform = `${outerTransform} ${attributes.get('transform') ?? ''}`.trim();
    if (name === 'g')
      return isWhole(attributes.get('opacity')) && children.every((child) => visit(child, fill, transform));
    if (
      !(isShapeName(name) || (target && isShapeName(target.name))) ||
      !shows(element, fill) ||
      (target && !shows(target, fill))
    )
      return false;
    const rule = attributes.get('clip-rule') ?? attributes.get('fill-rule') ?? target?.attributes.get('fill-rule');
    shapes.push(withAttributes(element, { transform: transform || null, 'clip-rule': rule ?? null }));
    return true;
  };
  const isClip =
    mask.attributes.get('maskContentUnits') !== 'objectBoundingBox' &&
    mask.children.length > 0 &&
    mask.children.every((child) => visit(child, mask.attributes.get('fill') ?? '#000000', ''));
  return isClip ? shapes : null;
}

/** Whether any part of a mask is partly transparent. */
const fades = ({ attributes, children }: XmlElement): boolean =>
  urlIn(attributes.get('fill')) !== null ||
  !isWhole(attributes.get('opacity')) ||
  !isWhole(attributes.get('fill-opacity')) ||
  children.some(fades);

/**
 * Replaces masks that only cut by clips. Other masks are removed and reported: with their elements if they fade, since
 * those are highlights or shades, else without.
 */
export function clipsForMasks(root: XmlElement, lose: (what: string) => void): XmlElement {
  const ids = byId(root);
  const clips = new Map(
    [...ids].flatMap(([id, element]) => {
      const shapes = element.name === 'mask' ? clipShapesOf(element, ids) : null;
      return shapes ? [[id, shapes] as const] : [];
    }),
  );
  const visit = (element: XmlElement, above: number): XmlElement[] => {
    const { id = '', mask, transform, 'clip-path': clip } = Object.fromEntries(element.attributes);
    const shapes = element.name === 'mask' ? clips.get(id) : undefined;
    if (shapes) return [made('clipPath', { id }, shapes)];
    const by = urlIn(mask);
    const cut = above + (clip === undefined ? 0 : 1) + (by !== null && clips.has(by) ? 1 : 0);
    const plain = {
      ...withAttributes(element, { mask: null }),
      children: element.children.flatMap((child) => visit(child, cut)),
    };
    if (by === null) return [plain];
    const known = ids.get(by);
    const isFading = known?.name === 'mask' && !clips.has(by) && fades(known);
    if (!clips.has(by) || cut + Math.max(0, ...plain.children.map(clipsIn)) > LIMITS.svg.clipDepth) {
      lose(isFading ? 'A mask is left out, with what it fades.' : 'A mask is left out, and what it hid is shown.');
      return isFading ? [] : [plain];
    }
    if (clip === undefined) return [withAttributes(plain, { 'clip-path': `url(#${by})` })];
    return [
      made('g', { 'clip-path': `url(#${by})`, ...(transform === undefined ? {} : { transform }) }, [
        withAttributes(plain, { transform: null }),
      ]),
    ];
  };
  return { ...root, children: root.children.flatMap((child) => visit(child, 0)) };
}

/** Gives the nesting depth of clips in a tree. */
const clipsIn = ({ attributes, children }: XmlElement): number =>
  (attributes.has('clip-path') ? 1 : 0) + Math.max(0, ...children.map(clipsIn));
