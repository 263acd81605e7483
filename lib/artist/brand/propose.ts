import type { StyleId } from '@/lib/core/styles';
import type { SiteAnalysis, SiteBrand, Concept, SiteFacts } from '../site-types';
import { diceOf } from '../random';
import { listed, withArticle } from '../say';
import { chooseThree } from './choose';
import { brandColors, paintsOf } from './colors';
import { conceptOf, type Theme } from './concept';
import { optionsOf } from './options';
import { whoIs } from './prompt';
import { readSite } from './read';
import { summaryOf, taglineOf } from './sentences';

/** The analysis of a site, with progress messages. */
export interface Proposal {
  told: string[];
  result: SiteAnalysis;
}

/** Reads a site and proposes three mascots for it; the same site gives the same proposal. */
export function propose(site: SiteFacts): Proposal {
  const reading = readSite(site);
  const { industry, tones } = reading;
  const colors = brandColors(site.colors);
  const told = [
    `${site.name}: ${industry.title}, ${listed(tones)}`,
    colors.length > 0
      ? `Colours: ${colors.map(({ name, role }) => `${name.toLowerCase()} (${role})`).join(', ')}`
      : 'The site has no colours of its own: the mascots get some that suit it',
  ];
  const brand: SiteBrand = {
    name: site.name,
    url: site.url,
    tagline: taglineOf(site),
    summary: summaryOf(site, reading, colors),
    industry: industry.title,
    audience: industry.audience,
    tone: [...tones],
    colors,
    fonts: [...site.fonts],
    logo_url: site.logoUrl,
  };
  // The seed is the host and the name, so that every page of a site gets the same mascots.
  const seed = `${new URL(site.url).host} ${site.name}`;
  const dice = diceOf(seed);
  const theme: Omit<Theme, 'tone'> = {
    industry,
    paints: paintsOf(colors, industry.paints),
    own: new Set(colors.map(({ color }) => color)),
    seed,
  };
  const concepts: Concept[] = [];
  const styles = new Set<StyleId>();
  for (const [place, option] of chooseThree(optionsOf(industry, site.name, reading.counts), dice).entries()) {
    const { concept, styleId } = conceptOf(
      option,
      { ...theme, tone: tones[place] ?? tones[0] },
      { names: new Set(concepts.map(({ name }) => name)), styles },
      dice,
    );
    told.push(`Concept ${place + 1} of 3: ${concept.name}, ${withArticle(whoIs(option, industry))}`);
    concepts.push(concept);
    styles.add(styleId);
  }
  const [first, second, third] = concepts;
  return { told, result: { brand, concepts: [first!, second!, third!] } };
}
