import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { HEX_COLOR } from '@/lib/core/patterns';
import { ARCHETYPES, PaletteEntry } from '@/lib/core/spec/schema';
import { readable } from './common';
import { endpoint } from './endpoint';
import { Job } from './job';

const { mascot } = LIMITS;

/** The website to analyse, as the URL of one of its pages. */
export const AnalyzeInput = z.strictObject({
  url: z
    .url({ protocol: /^https?$/, hostname: /./ })
    .max(LIMITS.analyze.url)
    .describe('The address of one of its pages.'),
});
export type AnalyzeInput = z.infer<typeof AnalyzeInput>;

/** A colour of a brand: `role` says what it is for, as in `primary`, `secondary`, `accent`, `background`, `text`. */
export const BrandColor = z.strictObject({
  name: z.string().describe('A suggested name.'),
  color: z.string().regex(HEX_COLOR).describe('The colour.'),
  role: z.string().describe('What it is for: `primary`, `secondary`, `accent`, `background`, `text`.'),
});
export type BrandColor = z.infer<typeof BrandColor>;

/** The brand of a website (docs/decisions/resources.md); a text is empty if the website does not state it. */
export const Brand = z.strictObject({
  name: z.string().describe('What it is called.'),
  url: z.string().describe('Where it was read.'),
  tagline: z.string().describe('The tagline.'),
  summary: z.string().describe('A summary of the offer.'),
  industry: z.string().describe('The industry.'),
  audience: z.string().describe('The target audience.'),
  tone: z.array(z.string()).describe('The tone of voice.'),
  colors: z.array(BrandColor).describe('Its colours.'),
  fonts: z.array(z.string()).describe('The fonts.'),
  logo_url: z.string().nullable().describe('Its logo, if one was found.'),
});
export type Brand = z.infer<typeof Brand>;

/** A mascot for a brand; `prompt` and `style` can be posted to `/mascots` as they are. */
export const MascotConcept = z.strictObject({
  name: readable(mascot.name).describe('Its name.'),
  description: z.string().describe('The character in words.'),
  archetype: z.enum(ARCHETYPES).describe('How it is built.'),
  palette: z.array(PaletteEntry).describe("Colours taken from the brand's."),
  style: z.string().max(mascot.style.max).describe('How to draw it: post it as `style`.'),
  prompt: readable(mascot.prompt).describe('What to draw: post it as `prompt`.'),
  why: z.string().describe('Why it suits the brand.'),
});
export type MascotConcept = z.infer<typeof MascotConcept>;

/** The `result` of an analysing job. */
export const AnalyzeResult = z.strictObject({
  brand: Brand.describe('The brand as the website presents it.'),
  concepts: z.tuple([MascotConcept, MascotConcept, MascotConcept]).describe('Three concepts for a mascot.'),
});
export type AnalyzeResult = z.infer<typeof AnalyzeResult>;

export const analyzeWebsite = endpoint({
  id: 'analyzeWebsite',
  method: 'POST',
  path: '/analyze',
  tag: 'Analyze',
  access: 'member',
  summary:
    'Reads a website and proposes three mascots for its brand; the job ends with `result.brand` and ' +
    '`result.concepts`, whose `prompt` and `style` can be posted to `/mascots` as they are.',
  body: AnalyzeInput,
  returns: { 202: Job },
  result: AnalyzeResult,
  prices: ['analyze'],
  examples: { 'A website': { url: 'https://example.com/' } },
});
