import { measureOf } from '@/lib/core/svg/measure';
import type { XmlElement } from '@/lib/core/svg/parse';

/** The size in pixels that percentages refer to. */
export interface Viewport {
  width: number;
  height: number;
}

/** The pixels per CSS unit; the font size and x-height are those of browsers' defaults. */
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

/** Attributes whose percentages refer to the viewport's width. */
const ACROSS = new Set(['x', 'width', 'cx', 'rx', 'x1', 'x2', 'fx']);
const DOWN = new Set(['y', 'height', 'cy', 'ry', 'y1', 'y2', 'fy']);
const EITHER = new Set(['r', 'stroke-width', 'stroke-dashoffset']);

/** Converts a length to pixels, with `share` as the value of 100 %; returns a text without a unit unchanged. */
function inPixels(text: string, share: number): string {
  const measure = measureOf(text);
  const pixels = measure?.unit === '%' ? share / 100 : UNITS.get(measure?.unit.toLowerCase() ?? '');
  return measure && pixels !== undefined ? String(measure.value * pixels) : text;
}

/** Parses a length to pixels, with the value of 100 %; null for an invalid one. */
export function pixelsOf(text: string | undefined, share: number): number | null {
  const value = Number(text === undefined || text.trim() === '' ? NaN : inPixels(text, share));
  return Number.isFinite(value) ? value : null;
}

/**
 * Converts an element's lengths to pixels. Those of a gradient in `objectBoundingBox` units stay: their percentages
 * refer to the box.
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

/** The default attributes of a gradient in `userSpaceOnUse` units. */
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
