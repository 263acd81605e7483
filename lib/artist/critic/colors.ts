import { GREY, hueDistance, toOklch } from '@/lib/core/color/oklch';
import { seenAs } from '@/lib/core/spec/critic/picture';
import { listed, nearestColor } from '../say';
import type { DesignView } from './design-view';
import type { Verdict } from './verdict';

/** Colours that cover a smaller share of the figure are ignored. */
const MIN_COUNTED_SHARE = 0.02;
/** Colours below this chroma are neutral and belong to no hue family. */
const MAX_NEUTRAL_CHROMA = 0.045;
/** Hues closer than this, in degrees, belong to one family. */
const FAMILY_DEGREES = 40;
/** The number of hue families that costs nothing: a main one, two secondary ones and an accent. */
const MAX_FAMILIES = 4;
const EXTRA_FAMILY_COST = 0.15;
/** The cost of a figure whose tones are all dark or all pale. */
const FLAT_TONES_COST = 0.4;
/** The range of OKLCH lightness that a figure needs. */
const MIN_LIGHTNESS_SPAN = 0.35;

interface Family {
  hue: number;
  share: number;
  hex: string;
}

/** Judges the number of hues and the range of lightness. */
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
      cost: EXTRA_FAMILY_COST * extra + (span < MIN_LIGHTNESS_SPAN ? FLAT_TONES_COST : 0),
      sentence:
        main === undefined
          ? 'It is drawn in neutral tones, which go with every background.'
          : beside.length === 0
            ? `One hue carries it, ${main}, with light and dark of it.`
            : `${main.charAt(0).toUpperCase()}${main.slice(1)} carries it, with ${listed(beside)} beside it.`,
    },
  ];
}

/** The colours of the figure with their numbers of cells, the most frequent first. */
function tallyOf({ study: { picture }, area }: DesignView): [color: number, cells: number][] {
  const tally = new Map<number, number>();
  picture.owner.forEach((index, at) => {
    if (index < 0) return;
    const color = picture.color[at] ?? 0;
    tally.set(color, (tally.get(color) ?? 0) + 1);
  });
  return [...tally].filter(([, cells]) => cells >= area * MIN_COUNTED_SHARE).sort(([, a], [, b]) => b - a);
}

/** The hue families of the figure, the largest first. Neutral colours are left out. */
function familiesOf(design: DesignView): Family[] {
  const families: Family[] = [];
  for (const [color, cells] of tallyOf(design)) {
    const { hex } = seenAs(color);
    const { c, h } = toOklch(hex);
    if (c < Math.max(MAX_NEUTRAL_CHROMA, GREY)) continue;
    const known = families.find(({ hue }) => hueDistance(hue, h) < FAMILY_DEGREES);
    if (known) known.share += cells;
    else families.push({ hue: h, share: cells, hex });
  }
  return families.sort((a, b) => b.share - a.share);
}
