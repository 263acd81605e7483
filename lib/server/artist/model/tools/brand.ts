import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { HEX_COLOR } from '@/lib/core/patterns';
import { ARCHETYPES, PaletteEntry } from '@/lib/core/spec/schema';
import type { SiteAnalysis, Concept, SiteFacts } from '@/lib/artist/site-types';
import { defineTool, refusal } from '../tool';

/** The kinds of mascots: three concepts are of three kinds. */
const KINDS = ['animal', 'thing', 'person', 'plant', 'food', 'creature', 'machine', 'shape'] as const;

const text = (max: number) => z.string().max(max);
const { mascot } = LIMITS;

const ConceptInput = z.strictObject({
  kind: z.enum(KINDS),
  name: z.string().min(1).max(mascot.name.max),
  description: text(400),
  archetype: z.enum(ARCHETYPES),
  palette: z.array(PaletteEntry).min(2).max(10),
  style: text(mascot.style.max),
  prompt: z.string().min(mascot.prompt.min).max(mascot.prompt.max),
  why: text(400),
});

const BrandInput = z.strictObject({
  name: text(120),
  tagline: text(200),
  summary: text(800),
  industry: text(80),
  audience: text(200),
  tone: z.array(text(40)).max(8),
  colors: z.array(z.strictObject({ name: text(40), color: z.string().regex(HEX_COLOR), role: text(40) })).max(8),
});

const Analysis = z.strictObject({ brand: BrandInput, concepts: z.array(ConceptInput).length(3) });
type Analysis = z.infer<typeof Analysis>;

/** The problems of an analysis of a site, one a line. */
function problemsOf({ brand, concepts }: Analysis, site: SiteFacts): string[] {
  const found = new Set(site.colors.map(({ color }) => color.toLowerCase()));
  const strange = found.size ? brand.colors.filter(({ color }) => !found.has(color.toLowerCase())) : [];
  return [
    ...strange.map(({ color }) => `brand.colors: ${color} is not a colour of the site.`),
    ...(new Set(concepts.map(({ kind }) => kind)).size < concepts.length
      ? ['concepts: The three must be of three kinds.']
      : []),
    ...(new Set(concepts.map(({ name }) => name.toLowerCase())).size < concepts.length
      ? ['concepts: Each needs a name of its own.']
      : []),
    ...concepts.flatMap(({ palette }, i) =>
      new Set(palette.map(({ name }) => name)).size < palette.length
        ? [`concepts[${i}].palette: Each token may come once.`]
        : [],
    ),
  ];
}

const conceptOf = ({
  name,
  description,
  archetype,
  palette,
  style,
  prompt,
  why,
}: Analysis['concepts'][number]): Concept => ({ name, description, archetype, palette, style, prompt, why });

/** The tool that returns a brand and its concepts. URL, fonts and logo are taken from the site's facts. */
export const giveAnalysis = (site: SiteFacts) =>
  defineTool<SiteAnalysis, typeof Analysis>({
    name: 'give_analysis',
    description: 'Gives the brand and the three concepts; this ends the work.',
    input: Analysis,
    run(analysis) {
      const problems = problemsOf(analysis, site);
      const [first, second, third] = analysis.concepts.map(conceptOf);
      if (problems.length || !first || !second || !third) return refusal(...problems);
      const brand = { ...analysis.brand, url: site.url, fonts: site.fonts, logo_url: site.logoUrl };
      return { text: 'Finished.', finished: { brand, concepts: [first, second, third] } };
    },
  });
