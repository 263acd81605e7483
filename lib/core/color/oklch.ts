import { type Rgb, encoded, hexOf, linearOf, rgbOf } from './hex';

/** A perceptual colour: lightness 0 to 1, chroma 0 to about 0.33, hue in degrees (0 for greys). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Below this chroma a colour is a grey, whose hue is meaningless. */
export const GREY = 0.005;

/** The OKLCH coordinates of `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = rgbOf(hex).map(linearOf) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const c = Math.hypot(a, bb);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c,
    h: c < GREY ? 0 : turned((Math.atan2(bb, a) * 180) / Math.PI),
  };
}

/** A hue wrapped into 0..360 degrees. */
export function turned(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** The distance between two hues in degrees, 0..180. */
export const hueDistance = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

function linearRgb({ l, c, h }: Oklch): Rgb {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function isShown(rgb: Rgb): boolean {
  return rgb.every((value) => value >= -0.0005 && value <= 1.0005);
}

/** The colour as `#rrggbb`; one outside the gamut of screens loses chroma, never its lightness or hue. */
export function fromOklch({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  return written(linearRgb({ l: lightness, c: shownChroma({ l: lightness, c, h }), h }));
}

/** The largest chroma up to `c` that screens can show at this lightness and hue. */
function shownChroma({ l, c, h }: Oklch): number {
  const isIn = (chroma: number) => isShown(linearRgb({ l, c: chroma, h }));
  if (isIn(c)) return c;
  let [low, high] = [0, c];
  // Twenty halvings are finer than the step between two hexadecimal colours.
  for (let i = 0; i < 20; i += 1) {
    const middle = (low + high) / 2;
    if (isIn(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** More chroma than any colour of a screen has. */
const BEYOND_CHROMA = 0.5;

/** The largest chroma that screens can show at a lightness (0 to 1) and a hue (degrees). */
export const chromaLimit = (l: number, h: number): number => shownChroma({ l, c: BEYOND_CHROMA, h });

function written([r, g, b]: Rgb): string {
  return hexOf([encoded(Math.max(0, r)), encoded(Math.max(0, g)), encoded(Math.max(0, b))]);
}
