import {
  clipReference,
  coordinate,
  dashes,
  fraction,
  identifier,
  length,
  localReference,
  numbers,
  paint,
  size,
  solid,
  transform,
  word,
} from './values';
import type { Grammar } from './values';

/** Presentation properties that a shape or a group may have, as an attribute or inside `style`. */
export const PRESENTATION = {
  fill: paint,
  'fill-opacity': fraction,
  'fill-rule': word('nonzero', 'evenodd'),
  'clip-rule': word('nonzero', 'evenodd'),
  stroke: paint,
  'stroke-opacity': fraction,
  'stroke-width': size,
  'stroke-linecap': word('butt', 'round', 'square'),
  'stroke-linejoin': word('miter', 'round', 'bevel'),
  'stroke-miterlimit': size,
  'stroke-dasharray': dashes,
  'stroke-dashoffset': length,
  opacity: fraction,
  'clip-path': clipReference,
} satisfies Record<string, Grammar<unknown>>;

const STOP_PRESENTATION = { 'stop-color': solid, 'stop-opacity': fraction };
const DRAWN = { id: identifier, transform, ...PRESENTATION };
const GRADIENT = {
  id: identifier,
  gradientUnits: word('objectBoundingBox', 'userSpaceOnUse'),
  gradientTransform: transform,
  /** Never kept: a gradient copies the attributes of the local one that this names. */
  href: localReference,
  'xlink:href': localReference,
};

/** Path data is checked where it is read, against the budget of the whole spec. */
const pathData: Grammar<string> = (text) => text;

/**
 * The SVG subset: every element that may stay, with its allowed attributes and their grammars. Any other element or
 * attribute is removed with a warning, or refused when `attacks.ts` knows it as an attack.
 */
export const ELEMENTS = {
  g: DRAWN,
  path: { ...DRAWN, d: pathData },
  rect: { ...DRAWN, x: length, y: length, width: size, height: size, rx: size, ry: size },
  circle: { ...DRAWN, cx: length, cy: length, r: size },
  ellipse: { ...DRAWN, cx: length, cy: length, rx: size, ry: size },
  line: { ...DRAWN, x1: length, y1: length, x2: length, y2: length },
  polyline: { ...DRAWN, points: numbers },
  polygon: { ...DRAWN, points: numbers },
  defs: { id: identifier },
  linearGradient: { ...GRADIENT, x1: coordinate, y1: coordinate, x2: coordinate, y2: coordinate },
  radialGradient: { ...GRADIENT, cx: coordinate, cy: coordinate, r: coordinate, fx: coordinate, fy: coordinate },
  stop: { id: identifier, offset: fraction, ...STOP_PRESENTATION },
  clipPath: { id: identifier, transform, 'clip-path': clipReference, 'clip-rule': word('nonzero', 'evenodd') },
  /** Never kept: replaced by a copy of the local shape that it names. */
  use: { ...DRAWN, x: length, y: length, href: localReference, 'xlink:href': localReference },
} satisfies Record<string, Record<string, Grammar<unknown>>>;

export type ElementName = keyof typeof ELEMENTS;

/** The valid attributes of an element, by name. */
export type Values<E extends ElementName> = {
  [A in keyof (typeof ELEMENTS)[E]]?: (typeof ELEMENTS)[E][A] extends Grammar<infer T> ? T : never;
};

/** Attributes without effect on the drawing: dropped without a warning. */
export const SILENT = new Set([
  'xmlns',
  'xmlns:xlink',
  'xmlns:svg',
  'version',
  'xml:space',
  'xml:lang',
  'clipPathUnits',
]);

/** Whether the name is of an element of the subset (or `use`). */
export function isElementName(name: string): name is ElementName {
  return Object.hasOwn(ELEMENTS, name);
}
