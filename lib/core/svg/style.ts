import type { Paint, Stroke } from '../paint/drawing';
import { polygonLength, segmentsOf } from '../geometry/segments';
import { round } from '../geometry/number-text';
import type { Values } from './allowlist';
import { type Budget, spend } from './budget';

/** What a shape inherits from the groups around it. */
export interface InheritedStyle {
  fill: Paint;
  fillOpacity: number;
  fillRule: 'nonzero' | 'evenodd';
  clipRule: 'nonzero' | 'evenodd';
  stroke: Paint;
  strokeOpacity: number;
  strokeWidth: number;
  cap: Stroke['cap'];
  join: Stroke['join'];
  miterLimit: number;
  dash: number[];
  dashOffset: number;
}

/** SVG's initial values. */
export const INITIAL: InheritedStyle = {
  fill: { kind: 'color', color: '#000000' },
  fillOpacity: 1,
  fillRule: 'nonzero',
  clipRule: 'nonzero',
  stroke: { kind: 'none' },
  strokeOpacity: 1,
  strokeWidth: 1,
  cap: 'butt',
  join: 'miter',
  miterLimit: 4,
  dash: [],
  dashOffset: 0,
};

/** The style inside an element with these values. */
export function inherited(parent: InheritedStyle, values: Values<'g'>): InheritedStyle {
  return {
    fill: values.fill ?? parent.fill,
    fillOpacity: values['fill-opacity'] ?? parent.fillOpacity,
    fillRule: values['fill-rule'] ?? parent.fillRule,
    clipRule: values['clip-rule'] ?? parent.clipRule,
    stroke: values.stroke ?? parent.stroke,
    strokeOpacity: values['stroke-opacity'] ?? parent.strokeOpacity,
    strokeWidth: values['stroke-width'] ?? parent.strokeWidth,
    cap: values['stroke-linecap'] ?? parent.cap,
    join: values['stroke-linejoin'] ?? parent.join,
    miterLimit: values['stroke-miterlimit'] ?? parent.miterLimit,
    dash: values['stroke-dasharray'] ?? parent.dash,
    dashOffset: values['stroke-dashoffset'] ?? parent.dashOffset,
  };
}

/** How many dashes a pattern cuts a path into; 0 for an uncut one. */
export function dashesOf(d: string, dash: readonly number[]): number {
  const period = dash.reduce((sum, value) => sum + value, 0);
  return period > 0 ? Math.ceil((polygonLength(segmentsOf(d)) / period) * dash.length) : 0;
}

/**
 * The stroke that a style gives a path, null for an invisible one; throws a Refusal for a path cut into too many
 * dashes.
 */
export function strokeOf(
  style: InheritedStyle,
  paint: Paint,
  opacity: number,
  d: string,
  budget: Budget,
): Stroke | null {
  const width = round(style.strokeWidth);
  if (paint.kind === 'none' || width === 0) return null;
  const dash = style.dash.map((value) => round(value));
  const period = dash.reduce((sum, value) => sum + value, 0);
  spend(budget, 'dashes', dashesOf(d, dash));
  return {
    paint,
    opacity: round(opacity),
    width,
    cap: style.cap,
    join: style.join,
    // A limit under 1 is an error in SVG and is ignored: the initial value applies.
    miterLimit: style.miterLimit < 1 ? INITIAL.miterLimit : round(style.miterLimit),
    dash: period > 0 ? dash : [],
    dashOffset: period > 0 ? round(style.dashOffset) : 0,
  };
}
