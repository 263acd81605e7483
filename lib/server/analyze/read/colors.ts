import { colorsApart } from '@/lib/core/color/apart';
import { toOklch } from '@/lib/core/color/oklch';
import type { SiteColor } from '@/lib/artist/site-types';
import type { SiteColorUse } from './styles';

/** The distance in OKLab below which two colours are treated as the same brand colour. */
const SAME_COLOR_DISTANCE = 0.045;
/**
 * A colour below this OKLCH chroma is neutral; its weight is multiplied by `weight`, since every site has neutral
 * colours.
 */
const NEUTRAL = { chroma: 0.03, weight: 0.2 };
/** How many colours are reported. */
const MAX_COLORS = 12;
/** How many colours, the heaviest first, are compared with each other. */
const MAX_COMPARED_COLORS = 400;
/** A colour below this share of the heaviest one's weight is noise. */
const MIN_WEIGHT_SHARE = 0.015;

/**
 * Ranks the colours of a site by weight: merges similar colours into the most used one and reduces the weight of
 * neutral ones.
 */
export function weighed(uses: readonly SiteColorUse[]): SiteColor[] {
  const byColor = new Map<string, { weight: number; uses: Map<string, number> }>();
  for (const { color, use, weight } of uses) {
    const known = byColor.get(color) ?? { weight: 0, uses: new Map<string, number>() };
    known.weight += weight * (toOklch(color).c < NEUTRAL.chroma ? NEUTRAL.weight : 1);
    known.uses.set(use, (known.uses.get(use) ?? 0) + weight);
    byColor.set(color, known);
  }
  const clusters: { color: string; weight: number; uses: Map<string, number> }[] = [];
  for (const [color, own] of [...byColor]
    .sort(([one, a], [two, b]) => b.weight - a.weight || (one < two ? -1 : 1))
    .slice(0, MAX_COMPARED_COLORS)) {
    const cluster = clusters.find((each) => colorsApart(each.color, color) < SAME_COLOR_DISTANCE);
    if (!cluster) clusters.push({ color, weight: own.weight, uses: new Map(own.uses) });
    else {
      cluster.weight += own.weight;
      for (const [use, weight] of own.uses) cluster.uses.set(use, (cluster.uses.get(use) ?? 0) + weight);
    }
  }
  clusters.sort((one, two) => two.weight - one.weight);
  const sum = clusters.reduce((all, { weight }) => all + weight, 0);
  const least = (clusters[0]?.weight ?? 0) * MIN_WEIGHT_SHARE;
  return clusters
    .filter(({ weight }) => weight >= least)
    .slice(0, MAX_COLORS)
    .map(({ color, weight, uses: named }) => ({
      color,
      weight: Math.round((weight / sum) * 1000) / 1000,
      uses: [...named].sort(([, one], [, two]) => two - one).map(([use]) => use),
    }));
}
