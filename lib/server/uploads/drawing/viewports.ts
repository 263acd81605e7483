import type { XmlElement } from '@/lib/core/svg/parse';
import { numbers } from '@/lib/core/svg/values';
import { byId, made, targetOf, withAttributes } from './elements';
import { measured, pixelsOf, type Viewport } from './lengths';

/**
 * Gives the transform from the coordinates of a `viewBox` to its viewport: scaled to fit and centred, unless stretched.
 */
function fitted(
  { attributes }: XmlElement,
  place: Viewport & { x: number; y: number },
): { transform: string; inside: Viewport } {
  const [left, top, across, down] = numbers(attributes.get('viewBox') ?? '') ?? [];
  const { x, y, width, height } = place;
  if (left === undefined || top === undefined || !across || !down || across < 0 || down < 0)
    return { transform: `translate(${x} ${y})`, inside: place };
  const isStretched = attributes.get('preserveAspectRatio')?.trim().startsWith('none');
  const even = Math.min(width / across, height / down);
  const [scaleX, scaleY] = isStretched ? [width / across, height / down] : [even, even];
  const [offX, offY] = [
    x + (width - across * scaleX) / 2 - left * scaleX,
    y + (height - down * scaleY) / 2 - top * scaleY,
  ];
  return {
    transform: `matrix(${[scaleX, 0, 0, scaleY, offX, offY].map((value) => +value.toFixed(6)).join(' ')})`,
    inside: { width: across, height: down },
  };
}

const OWN_PLACE = { x: null, y: null, width: null, height: null, viewBox: null, preserveAspectRatio: null } as const;

/** Gives the viewport of a nested element: its container's where it has no size of its own. */
function placeOf({ attributes }: XmlElement, { width, height }: Viewport): Viewport & { x: number; y: number } {
  const said = (name: 'x' | 'y' | 'width' | 'height', share: number, otherwise: number): number =>
    pixelsOf(attributes.get(name), share) ?? otherwise;
  return {
    x: said('x', width, 0),
    y: said('y', height, 0),
    width: said('width', width, width),
    height: said('height', height, height),
  };
}

/**
 * Converts all lengths of a drawing to pixels in one coordinate system. Nested drawings and symbols become translated
 * groups; links and switches become groups.
 */
export function inPixels(root: XmlElement): XmlElement {
  const ids = byId(root);
  const childrenOf = ({ children }: XmlElement, viewport: Viewport): XmlElement[] =>
    children.map((child) => placed(child, viewport));
  const placed = (element: XmlElement, viewport: Viewport): XmlElement => {
    const { name, attributes } = element;
    const here = measured(element, viewport);
    const group = { ...withAttributes(here, OWN_PLACE), name: 'g' };
    if (name === 'a' || name === 'switch')
      return { ...withAttributes(group, { href: null, 'xlink:href': null }), children: childrenOf(element, viewport) };
    if (name === 'svg') {
      const { transform, inside } = fitted(element, placeOf(here, viewport));
      return { ...withAttributes(group, { transform }), children: childrenOf(element, inside) };
    }
    if (name === 'symbol')
      return made('defs', {}, [
        { ...group, children: childrenOf(element, fitted(element, { ...viewport, x: 0, y: 0 }).inside) },
      ]);
    if (name !== 'use') return { ...here, children: childrenOf(element, viewport) };
    const symbol = ids.get(targetOf(element) ?? '');
    if (symbol?.name !== 'symbol') return withAttributes(here, { width: null, height: null });
    const { transform } = fitted(symbol, placeOf(here, viewport));
    return withAttributes(here, {
      ...OWN_PLACE,
      transform: `${attributes.get('transform') ?? ''} ${transform}`.trim(),
    });
  };
  const frame = framed(root);
  return { ...frame.root, children: childrenOf(root, frame.viewport) };
}

/** Gives the root with its size in pixels, and the viewport of its content. */
function framed(root: XmlElement): { root: XmlElement; viewport: Viewport } {
  const [, , across = 0, down = 0] = numbers(root.attributes.get('viewBox') ?? '') ?? [];
  const side = (name: 'width' | 'height', share: number): number | null =>
    root.attributes.get(name)?.includes('%') ? null : pixelsOf(root.attributes.get(name), share);
  const [width, height] = [side('width', across), side('height', down)];
  const sized = withAttributes(root, {
    width: width === null ? null : String(width),
    height: height === null ? null : String(height),
  });
  return {
    root: sized,
    viewport: across > 0 && down > 0 ? { width: across, height: down } : { width: width ?? 0, height: height ?? 0 },
  };
}
