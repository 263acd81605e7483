import type { SiteFacts } from '../site-types';
import { countWords, saidOf, type WordCounts } from './count-words';
import { INDUSTRIES, UNKNOWN } from './lexicon';
import type { Industry } from './lexicon/industry';
import { TONES, type SiteTone } from './lexicon/tones';

/** The industry and the tones of voice that a site's words indicate, the strongest first. */
export interface SiteReading {
  counts: WordCounts;
  industry: Industry;
  tones: [SiteTone, ...SiteTone[]];
}

/** The score of one word, by the level of its list. */
const LEVEL_WEIGHTS = { 1: 1, 2: 2.5, 3: 6 } as const;
/** The least score of an industry: two words of level 3 in the text, or one in the title. */
const MIN_TRADE_SCORE = 11;
/** The scores that an industry adds to its two most typical tones. */
const USUAL_TONE_SCORES = [3, 1.5] as const;
const MAX_TONES = 3;

/** Determines the industry and the tones of voice of a site from its words. */
export function readSite(site: SiteFacts): SiteReading {
  const counts = countWords(site);
  const scored = INDUSTRIES.map((industry) => ({ industry, score: scoreOf(industry, counts) }));
  const best = scored.reduce((one, two) => (two.score > one.score ? two : one));
  const industry = best.score >= MIN_TRADE_SCORE ? best.industry : UNKNOWN;
  return { counts, industry, tones: tonesOf(counts, industry) };
}

function scoreOf({ words }: Industry, counts: WordCounts): number {
  return ([1, 2, 3] as const).reduce(
    (sum, level) => sum + LEVEL_WEIGHTS[level] * saidOf(words[level] ?? '', counts),
    0,
  );
}

function tonesOf(counts: WordCounts, { tones: usual }: Industry): [SiteTone, ...SiteTone[]] {
  const usually = (tone: SiteTone) =>
    usual.reduce((sum, each, place) => sum + (each === tone ? USUAL_TONE_SCORES[place]! : 0), 0);
  const scored = (Object.keys(TONES) as SiteTone[])
    .map((tone) => ({ tone, score: saidOf(TONES[tone].words, counts) + usually(tone) }))
    .filter(({ score }) => score > 1)
    .sort((one, two) => two.score - one.score);
  const [first = usual[0], ...others] = scored.map(({ tone }) => tone);
  return [first, ...others.slice(0, MAX_TONES - 1)];
}
