import { fromOklch } from '@/lib/core/color/oklch';
import type { Relative } from '@/lib/core/color/palette';
import type { PaletteEntry } from '@/lib/core/spec/schema';
import type { Cluster } from './clusters';
import type { Lab } from './pixels';
import type { Labels } from './regions';

/** The OKLab chroma below which a colour is a grey. */
const MIN_COLOR_CHROMA = 0.035;
/** The largest hue difference between tones of one material, in degrees. */
const MAX_MATERIAL_HUE_DEGREES = 22;
/** The largest lightness of a line. */
const MAX_LINE_LIGHTNESS = 0.36;
/** The least lightness of white. */
const MIN_WHITE_LIGHTNESS = 0.93;
/** The largest lightness difference between a material and its shade or light. */
const MAX_SHADE_STEP = 0.2;
/** The largest lightness difference between a material and its line. */
const MAX_LINE_STEP = 0.48;

/**
 * Makes a palette from a picture's colours, and assigns a token to each label.
 * The tones of a material `x` are `x_shade`, `x_light` and `x_line`.
 */
export function tokensOf(clusters: readonly Cluster[], labels: Labels): { palette: PaletteEntry[]; tokens: string[] } {
  const areas = clusters.map(() => ({ count: 0, x: 0, y: 0 }));
  const figure = { count: 0, x: 0, y: 0 };
  labels.at.forEach((label, at) => {
    const area = areas[label];
    if (!area) return;
    for (const each of [area, figure]) {
      each.count += 1;
      each.x += at % labels.width;
      each.y += Math.floor(at / labels.width);
    }
  });
  const order = clusters.map((_, label) => label).sort((a, b) => areas[b]!.count - areas[a]!.count);
  const tokens: string[] = Array.from({ length: clusters.length }, () => '');
  const bases: { name: string; lab: Lab; taken: Set<Relative> }[] = [];
  for (const label of order) {
    const { lab } = clusters[label]!;
    const kin = kinOf(lab, bases);
    if (kin) {
      kin.base.taken.add(kin.relative);
      tokens[label] = `${kin.base.name}_${kin.relative}`;
      // The tones of a gradient are chained: a shade can have a shade of its own.
      bases.push({ name: tokens[label], lab, taken: new Set() });
      continue;
    }
    const { count, x, y } = areas[label]!;
    const isInside =
      count > 0 &&
      Math.abs(x / count - figure.x / figure.count) < labels.width * 0.06 &&
      y / count > figure.y / figure.count;
    const name = unused(
      plainName(lab, bases.length, isInside && count > figure.count * 0.04),
      new Set(bases.map((base) => base.name)),
    );
    bases.push({ name, lab, taken: new Set() });
    tokens[label] = name;
  }
  return { palette: order.map((label) => ({ name: tokens[label]!, color: hexOfLab(clusters[label]!.lab) })), tokens };
}

function plainName(lab: Lab, before: number, isBelly: boolean): string {
  const chroma = Math.hypot(lab[1], lab[2]);
  if (lab[0] < MAX_LINE_LIGHTNESS && chroma < 2 * MIN_COLOR_CHROMA) return 'line';
  if (lab[0] > MIN_WHITE_LIGHTNESS && chroma < MIN_COLOR_CHROMA && before > 0) return 'white';
  if (before === 0) return 'body';
  return isBelly ? 'belly' : 'accent';
}

function unused(name: string, names: ReadonlySet<string>): string {
  if (name !== 'body' && !names.has('body') && name === 'accent') return 'body';
  if (!names.has(name)) return name;
  for (let count = 2; ; count += 1) if (!names.has(`${name}_${count}`)) return `${name}_${count}`;
}

/** The material that a colour is a tone of, if there is one. */
function kinOf<Base extends { name: string; lab: Lab; taken: Set<Relative> }>(
  lab: Lab,
  bases: readonly Base[],
): { base: Base; relative: Relative } | null {
  for (const base of bases) {
    if (base.name.startsWith('line') || base.name.startsWith('white')) continue;
    const relative = isOneMaterial(lab, base.lab) ? toneOf(lab, base.lab) : null;
    if (relative && !base.taken.has(relative)) return { base, relative };
  }
  return null;
}

const isColor = ([, a, b]: Lab): boolean => Math.hypot(a, b) >= MIN_COLOR_CHROMA;

/** Whether both colours are greys, or have nearly the same hue. */
function isOneMaterial(one: Lab, other: Lab): boolean {
  if (isColor(one) !== isColor(other)) return false;
  if (!isColor(one)) return true;
  const [, a, b] = one;
  const [, c, d] = other;
  const turn = Math.abs(Math.atan2(a * d - b * c, a * c + b * d)) * (180 / Math.PI);
  return turn <= MAX_MATERIAL_HUE_DEGREES;
}

/** Which tone of the material `base` a colour of its hue is, by lightness; null if it is too far from it. */
function toneOf(lab: Lab, base: Lab): Relative | null {
  const step = lab[0] - base[0];
  if (Math.abs(step) <= MAX_SHADE_STEP) return step > 0 ? 'light' : 'shade';
  return step < 0 && step >= -MAX_LINE_STEP && isColor(lab) ? 'line' : null;
}

/** An OKLab colour as `#rrggbb`. */
export function hexOfLab([l, a, b]: Lab): string {
  return fromOklch({ l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI });
}
