import { round } from '../geometry/number-text';
import { type Curve, type CurveKey, heightsOf, withoutHumps } from './timeline/curve';
import type { StateSpan } from './timeline/timeline';

/** One CSS rule inside `@keyframes`: a percentage and its declarations. */
type Frame = readonly [percent: number, declarations: string];

const percentOf = (t: number): number => round(t * 100, 4);

/** The easing from one key to the next as CSS; empty for a straight line, the sheet's default. */
function timing(from: CurveKey | undefined, to: CurveKey | undefined): string {
  const heights = from && to ? heightsOf(from, to) : null;
  return heights
    ? `;animation-timing-function:cubic-bezier(.33333,${round(heights[0], 4)},.66667,${round(heights[1], 4)})`
    : '';
}

/** Keyframes of several curves of one kind; `value` gives the declaration for their values at a key. */
function framesOf(curves: readonly Curve[], value: (values: readonly number[]) => string): Frame[] {
  const [first = []] = curves;
  return first.map((key, i) => [
    percentOf(key.t),
    value(curves.map((curve) => curve[i]?.v ?? 0)) + timing(key, first[i + 1]),
  ]);
}

/** Whether two curves change at the same moments in the same way, so that one animation can serve both. */
function inStep(a: Curve, b: Curve): boolean {
  return (
    a.length === b.length &&
    a.every((key, i) => {
      const other = b[i];
      return other !== undefined && key.t === other.t && timing(a[i - 1], key) === timing(b[i - 1], other);
    })
  );
}

/** Keyframes by their text, each written once; gives the class that plays them. */
export interface Sheet {
  classOf(frames: readonly Frame[]): string;
  /** The style sheet; `root` is the class of the document's root. */
  css(root: string, seconds: number, loop: boolean): string;
}

/** An empty sheet. */
export function createSheet(): Sheet {
  const names = new Map<string, string>();
  return {
    classOf(frames) {
      const text = frames.map(([percent, declarations]) => `${percent}%{${declarations}}`).join('');
      const name = names.get(text) ?? `k${names.size}`;
      names.set(text, name);
      return name;
    },
    css(root, seconds, loop) {
      if (names.size === 0) return '';
      const all = `.${root} g[class]`;
      const rules = [...names]
        .map(([text, name]) => `.${root} g.${name}{animation-name:${root}${name}}@keyframes ${root}${name}{${text}}`)
        .join('');
      return (
        `${all}{animation:${round(seconds, 4)}s linear ${loop ? 'infinite' : '1'} both}${rules}` +
        `@media (prefers-reduced-motion:reduce){${all}{animation:none}}`
      );
    },
  };
}

const px = (value: number): string => `${round(value, 3)}px`;

/** The classes that translate or scale a part: one where both directions go in step, else one each. */
function pair(
  sheet: Sheet,
  x: Curve | undefined,
  y: Curve | undefined,
  rest: number,
  write: (x: number, y: number) => string,
): string[] {
  const [across, down] = [x && withoutHumps(x), y && withoutHumps(y)];
  if (across && down && inStep(across, down))
    return [sheet.classOf(framesOf([across, down], ([a = rest, b = rest]) => write(a, b)))];
  return [
    ...(across ? [sheet.classOf(framesOf([across], ([a = rest]) => write(a, rest)))] : []),
    ...(down ? [sheet.classOf(framesOf([down], ([b = rest]) => write(rest, b)))] : []),
  ];
}

/** The classes that translate by two curves, in pixels: up to two, the outer first. */
export function translateClasses(sheet: Sheet, x: Curve | undefined, y: Curve | undefined): string[] {
  return pair(sheet, x, y, 0, (a, b) => `transform:translate(${px(a)},${px(b)})`);
}

/** The classes that scale by two curves, about the origin. */
export function scaleClasses(sheet: Sheet, x: Curve | undefined, y: Curve | undefined): string[] {
  return pair(sheet, x, y, 1, (a, b) => `transform:scale(${round(a, 5)},${round(b, 5)})`);
}

/** The class that turns by a curve in degrees, about the origin. */
export function rotateClasses(sheet: Sheet, curve: Curve | undefined): string[] {
  return curve
    ? [sheet.classOf(framesOf([withoutHumps(curve)], ([angle = 0]) => `transform:rotate(${round(angle, 3)}deg)`))]
    : [];
}

/** The class that fades by a curve. */
export function fadeClasses(sheet: Sheet, curve: Curve | undefined): string[] {
  return curve
    ? [sheet.classOf(framesOf([withoutHumps(curve)], ([opacity = 1]) => `opacity:${round(opacity, 4)}`))]
    : [];
}

/** The class that shows something while a state is shown. */
export function showClass(sheet: Sheet, spans: readonly StateSpan[], state: string | null): string {
  const shown = spans.map((span): Frame => [
    percentOf(span.from),
    `visibility:${span.state === state ? 'visible' : 'hidden'};animation-timing-function:step-end`,
  ]);
  const last = spans.at(-1)?.state === state ? 'visible' : 'hidden';
  return sheet.classOf([...shown, [100, `visibility:${last}`]]);
}
