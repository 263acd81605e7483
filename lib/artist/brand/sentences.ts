import { withoutEnd } from '@/lib/core/text';
import type { SiteBrandColor, SiteFacts } from '../site-types';
import { listed } from '../say';
import { UNKNOWN } from './lexicon';
import type { SiteReading } from './read';

const MAX_LENGTHS = { tagline: 110, summary: 320 };
/** Matches the separator between a name and a slogan in a title. */
const TITLE_SEPARATOR = /\s[|–—·•»-]\s|\||:\s/;

/** A text as one line with punctuation at its end. */
function ended(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return /[.!?…]$/.test(words) || !words ? words : `${words}.`;
}

/**
 * As many whole sentences as fit into `most` characters; a first sentence that is too long is cut at a word boundary.
 */
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
 * The slogan of a site: the first headline, else the text beside the name in the title, else the start of the
 * description.
 */
export function taglineOf({ name, title, headings, description }: SiteFacts): string {
  const isSlogan = (text: string) =>
    text.length <= MAX_LENGTHS.tagline && text.split(/\s+/).length >= 2 && plain(text) !== plain(name);
  const headline = headings.slice(0, 2).find(isSlogan);
  const beside = title
    .split(TITLE_SEPARATOR)
    .map((piece) => piece.trim())
    .find((piece) => isSlogan(piece) && !plain(piece).includes(plain(name)));
  return headline ?? beside ?? (description ? shortened(description, MAX_LENGTHS.tagline) : '');
}

/** A summary of a brand: its own description, its tones and its colours. */
export function summaryOf(
  site: SiteFacts,
  { industry, tones }: SiteReading,
  colors: readonly SiteBrandColor[],
): string {
  const own =
    shortened(site.description, MAX_LENGTHS.summary) ||
    (industry === UNKNOWN
      ? `${site.name} says little yet about what it does.`
      : `By its words, ${site.name} is about ${industry.title}.`);
  const [main, beside] = colors.filter(({ role }) => role === 'primary' || role === 'secondary');
  const look = main
    ? `, and shows itself in ${listed([main, beside].flatMap((color) => (color ? [color.name.toLowerCase()] : [])))}`
    : '';
  return `${own} It sounds ${listed(tones)}${look}.`;
}
