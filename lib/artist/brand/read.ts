import type { SiteFacts } from '../types';
import { countWords, saidOf, type WordCounts } from './count-words';
import { INDUSTRIES, UNKNOWN } from './lexicon';
import type { Industry } from './lexicon/industry';
import { TONES, type SiteTone } from './lexicon/tones';

/** A site as a designer understands it. */
export interface SiteReading {
  counts: WordCounts;
  industry: Industry;
  tones: [SiteTone, ...SiteTone[]];
}

/** How surely a word of each list tells a trade. */
const WORTH = { 1: 1, 2: 2.5, 3: 6 } as const;
/** Under this a trade is a guess: two sure words in passing, or one in the title. */
const SURE = 11;
/** What the trade alone says of the tone. */
const USUAL = [3, 1.5] as const;
const TONES_TOLD = 3;

/** Reads a site's words: what it does, and how it sounds. */
export function readSite(site: SiteFacts): SiteReading {
  const counts = countWords(site);
  const scored = INDUSTRIES.map((industry) => ({ industry, score: scoreOf(industry, counts) }));
  const best = scored.reduce((one, two) => (two.score > one.score ? two : one));
  const industry = best.score >= SURE ? best.industry : UNKNOWN;
  return { counts, industry, tones: tonesOf(counts, industry) };
}

function scoreOf({ words }: Industry, counts: WordCounts): number {
  return ([1, 2, 3] as const).reduce((sum, level) => sum + WORTH[level] * saidOf(words[level] ?? '', counts), 0);
}

function tonesOf(counts: WordCounts, { tones: usual }: Industry): [SiteTone, ...SiteTone[]] {
  const usually = (tone: SiteTone) => usual.reduce((sum, each, place) => sum + (each === tone ? USUAL[place]! : 0), 0);
  const scored = (Object.keys(TONES) as SiteTone[])
    .map((tone) => ({ tone, score: saidOf(TONES[tone].words, counts) + usually(tone) }))
    .filter(({ score }) => score > 1)
    .sort((one, two) => two.score - one.score);
  const [first = usual[0], ...others] = scored.map(({ tone }) => tone);
  return [first, ...others.slice(0, TONES_TOLD - 1)];
}
