import { measureOf } from '@/lib/core/svg/measure';
import type { XmlElement } from '@/lib/core/svg/parse';

/** The size that percentages are of, in pixels. */
export interface Viewport {
  width: number;
  height: number;
}

/** Pixels of CSS's units; a letter is taken to be as high as browsers have it. */
const UNITS = new Map(
  Object.entries({
    px: 1,
    in: 96,
    cm: 96 / 2.54,
    mm: 96 / 25.4,
    q: 96 / 101.6,
    pt: 96 / 72,
    pc: 16,
    em: 16,
    rem: 16,
    ex: 8,
  }),
);

/** What of a viewport a percentage of an attribute is of. */
const ACROSS = new Set(['x', 'width', 'cx', 'rx', 'x1', 'x2', 'fx']);
const DOWN = new Set(['y', 'height', 'cy', 'ry', 'y1', 'y2', 'fy']);
const EITHER = new Set(['r', 'stroke-width', 'stroke-dashoffset']);

/** A length in pixels, `share` being what a hundred percent of it are; as it was where it has no unit or is none. */
function inPixels(text: string, share: number): string {
  const measure = measureOf(text);
  const pixels = measure?.unit === '%' ? share / 100 : UNITS.get(measure?.unit.toLowerCase() ?? '');
  return measure && pixels !== undefined ? String(measure.value * pixels) : text;
}

/** The pixels that a length says, of those that a hundred percent of it are; null for none. */
export function pixelsOf(text: string | undefined, share: number): number | null {
  const value = Number(text === undefined || text.trim() === '' ? NaN : inPixels(text, share));
  return Number.isFinite(value) ? value : null;
}

/**
 * An element's lengths in pixels. Those of a gradient over a shape's box are left: their percentages are of the box.
 */
export function measured(element: XmlElement, { width, height }: Viewport): XmlElement {
  const { name, attributes } = element;
  const isGradient = name === 'linearGradient' || name === 'radialGradient';
  if (isGradient && attributes.get('gradientUnits') !== 'userSpaceOnUse') return element;
  const given =
    isGradient && !attributes.has('href') && !attributes.has('xlink:href')
      ? new Map([...DEFAULTS[name], ...attributes])
      : attributes;
  const either = Math.hypot(width, height) / Math.SQRT2;
  const plain = (attribute: string, text: string): string => {
    if (ACROSS.has(attribute)) return inPixels(text, width);
    if (DOWN.has(attribute)) return inPixels(text, height);
    if (EITHER.has(attribute)) return inPixels(text, either);
    if (attribute !== 'stroke-dasharray' || text === 'none' || !/[a-z%]/i.test(text)) return text;
    return text
      .split(/[\s,]+/)
      .map((each) => inPixels(each, either))
      .join(' ');
  };
  return {
    ...element,
    attributes: new Map([...given].map(([attribute, text]) => [attribute, plain(attribute, text)])),
  };
}

/** What a gradient over the drawing has where it says nothing. */
const DEFAULTS: Readonly<Record<'linearGradient' | 'radialGradient', readonly [string, string][]>> = {
  linearGradient: [
    ['x1', '0'],
    ['y1', '0'],
    ['x2', '100%'],
    ['y2', '0'],
  ],
  radialGradient: [
    ['cx', '50%'],
    ['cy', '50%'],
    ['r', '50%'],
  ],
};
