import { withoutEnd } from '@/lib/core/text';
import type { SiteBrandColor, SiteFacts } from '../types';
import { listed } from '../say';
import { UNKNOWN } from './lexicon';
import type { SiteReading } from './read';

const LIMITS = { tagline: 110, summary: 320 };
/** Between a name and a slogan. */
const BETWEEN = /\s[|–—·•»-]\s|\||:\s/;

/** A text as one that ends as sentences do. */
function ended(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return /[.!?…]$/.test(words) || !words ? words : `${words}.`;
}

/** As many whole sentences as fit; the first is cut at a word where even it is too long. */
function shortened(text: string, most: number): string {
  const words = ended(text);
  if (words.length <= most) return words;
  let kept = '';
  for (const each of words.split(/(?<=[.!?…])\s/)) {
    if (`${kept} ${each}`.trim().length > most) break;
    kept = `${kept} ${each}`;
  }
  return kept.trim() || `${withoutEnd(words.slice(0, most - 1).replace(/\s\S*$/, ''), ',;:–—-')}…`;
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The slogan in a site's own words: the first headline, else what stands beside the name in its title, else the
 * beginning of its description.
 */
export function taglineOf({ name, title, headings, description }: SiteFacts): string {
  const isSlogan = (text: string) =>
    text.length <= LIMITS.tagline && text.split(/\s+/).length >= 2 && plain(text) !== plain(name);
  const headline = headings.slice(0, 2).find(isSlogan);
  const beside = title
    .split(BETWEEN)
    .map((piece) => piece.trim())
    .find((piece) => isSlogan(piece) && !plain(piece).includes(plain(name)));
  return headline ?? beside ?? (description ? shortened(description, LIMITS.tagline) : '');
}

/** What a brand is, in clean sentences: its own description, and how it comes across. */
export function summaryOf(
  site: SiteFacts,
  { industry, tones }: SiteReading,
  colors: readonly SiteBrandColor[],
): string {
  const own =
    shortened(site.description, LIMITS.summary) ||
    (industry === UNKNOWN
      ? `${site.name} says little yet about what it does.`
      : `By its words, ${site.name} is about ${industry.title}.`);
  const [main, beside] = colors.filter(({ role }) => role === 'primary' || role === 'secondary');
  const look = main
    ? `, and shows itself in ${listed([main, beside].flatMap((color) => (color ? [color.name.toLowerCase()] : [])))}`
    : '';
  return `${own} It sounds ${listed(tones)}${look}.`;
}
