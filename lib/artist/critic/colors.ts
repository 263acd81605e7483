import { GREY, toOklch } from '@/lib/core/color/oklch';
import { seenAs } from '@/lib/core/spec/critic/picture';
import { listed, nearestColor } from '../say';
import type { DesignView } from './design-view';
import type { Verdict } from './verdict';

/** The share of the figure from which a colour counts. */
const COUNTS = 0.02;
/** Below this chroma a colour is a neutral, which goes with all others. */
const NEUTRAL = 0.045;
/** Hues nearer than this, in degrees, are one family. */
const FAMILY_DEGREES = 40;
/** The families that a design bears: one that carries it, two beside it, and an accent. */
const MAX_FAMILIES = 4;
const TOO_MANY = 0.15;
/** What a figure of nothing but dark or pale tones costs. */
const FLAT = 0.4;
/** The span of lightness that a figure needs, in OKLCH. */
const SPAN = 0.35;

interface Family {
  hue: number;
  share: number;
  hex: string;
}

/** Whether few hues carry the design, with light and dark among them. */
export function colors(design: DesignView): Verdict[] {
  const families = familiesOf(design);
  const tones = tallyOf(design).map(([color]) => seenAs(color).l);
  const span = tones.length === 0 ? 0 : Math.max(...tones) - Math.min(...tones);
  const extra = Math.max(0, families.length - MAX_FAMILIES);
  const [main, ...others] = families.map(({ hex }) => nearestColor(hex));
  const beside = [...new Set(others)].filter((name) => name !== main);
  return [
    {
      aspect: 'colors',
      cost: TOO_MANY * extra + (span < SPAN ? FLAT : 0),
      sentence:
        main === undefined
          ? 'It is drawn in neutral tones, which go with every background.'
          : beside.length === 0
            ? `One hue carries it, ${main}, with light and dark of it.`
            : `${main.charAt(0).toUpperCase()}${main.slice(1)} carries it, with ${listed(beside)} beside it.`,
    },
  ];
}

/** The colours of the figure by their number of cells, the most first. */
function tallyOf({ study: { picture }, area }: DesignView): [color: number, cells: number][] {
  const tally = new Map<number, number>();
  picture.owner.forEach((index, at) => {
    if (index < 0) return;
    const color = picture.color[at] ?? 0;
    tally.set(color, (tally.get(color) ?? 0) + 1);
  });
  return [...tally].filter(([, cells]) => cells >= area * COUNTS).sort(([, a], [, b]) => b - a);
}

/** The hues of the figure in families, the largest first. */
function familiesOf(design: DesignView): Family[] {
  const families: Family[] = [];
  for (const [color, cells] of tallyOf(design)) {
    const { hex } = seenAs(color);
    const { c, h } = toOklch(hex);
    if (c < Math.max(NEUTRAL, GREY)) continue;
    const known = families.find(({ hue }) => apart(hue, h) < FAMILY_DEGREES);
    if (known) known.share += cells;
    else families.push({ hue: h, share: cells, hex });
  }
  return families.sort((a, b) => b.share - a.share);
}

/** How far apart two hues are, in degrees. */
const apart = (one: number, two: number): number => {
  const turn = Math.abs(one - two) % 360;
  return Math.min(turn, 360 - turn);
};
