import type { StyleId } from '@/lib/core/styles';
import type { AnalyzeInput, AnalyzeResult, ArtistContext, ArtistWork, Brand, Concept } from '../../types';
import { diceOf } from '../random';
import { listed, withArticle } from '../say';
import { chooseThree } from './choose';
import { brandColors, paintsOf } from './colors';
import { conceptOf, type Theme } from './concept';
import { optionsOf } from './options';
import { whoIs } from './prompt';
import { readSite } from './read';
import { summaryOf, taglineOf } from './sentences';

/** Reads a site as a designer would, and proposes three mascots for it: the same for the same site. */
export async function* analyze({ site }: AnalyzeInput, { signal }: ArtistContext): ArtistWork<AnalyzeResult> {
  signal.throwIfAborted();
  const reading = readSite(site);
  const { industry, tones } = reading;
  yield { type: 'progress', text: `${site.name}: ${industry.title}, ${listed(tones)}` };
  const colors = brandColors(site.colors);
  yield { type: 'progress', text: colors.length > 0 ? `Colours: ${colors.map(({ name, role }) => `${name.toLowerCase()} (${role})`).join(', ')}` : 'The site has no colours of its own: the mascots get some that suit it' };
  const brand: Brand = {
    name: site.name, url: site.url, tagline: taglineOf(site), summary: summaryOf(site, reading, colors), industry: industry.title, audience: industry.audience, tone: [...tones],
    colors, fonts: [...site.fonts], logo_url: site.logoUrl,
  };
  // By host and name: the same site, whichever of its pages is asked for.
  const seed = `${new URL(site.url).host} ${site.name}`;
  const dice = diceOf(seed);
  const theme: Omit<Theme, 'tone'> = { industry, paints: paintsOf(colors, industry.paints), own: new Set(colors.map(({ color }) => color)), seed };
  const concepts: Concept[] = [];
  const styles = new Set<StyleId>();
  for (const [place, option] of chooseThree(optionsOf(industry, site.name, reading.counts), dice).entries()) {
    signal.throwIfAborted();
    const { concept, styleId } = conceptOf(option, { ...theme, tone: tones[place] ?? tones[0] }, { names: new Set(concepts.map(({ name }) => name)), styles }, dice);
    yield { type: 'progress', text: `Concept ${place + 1} of 3: ${concept.name}, ${withArticle(whoIs(option, industry))}` };
    concepts.push(concept);
    styles.add(styleId);
  }
  const [first, second, third] = concepts;
  return { brand, concepts: [first!, second!, third!] };
}
