import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { HEX_COLOR } from '@/lib/core/patterns';
import { ARCHETYPES, PaletteEntry } from '@/lib/core/spec/schema';
import { readable } from './common';
import { endpoint } from './endpoint';
import { Job } from './job';

const { mascot } = LIMITS;

/** A website to look at, by the address of one of its pages. */
export const AnalyzeInput = z.strictObject({ url: z.url({ protocol: /^https?$/, hostname: /./ }).max(LIMITS.analyze.url) });
export type AnalyzeInput = z.infer<typeof AnalyzeInput>;

/** A colour of a brand: `role` says what it is for, as in `primary`, `secondary`, `accent`, `background`, `text`. */
export const BrandColor = z.strictObject({ name: z.string(), color: z.string().regex(HEX_COLOR), role: z.string() });
export type BrandColor = z.infer<typeof BrandColor>;

/** What a website says of the brand behind it (decisions: Analyze); texts are empty where it says nothing. */
export const Brand = z.strictObject({
  name: z.string(),
  url: z.string(),
  tagline: z.string(),
  summary: z.string(),
  industry: z.string(),
  audience: z.string(),
  tone: z.array(z.string()),
  colors: z.array(BrandColor),
  fonts: z.array(z.string()),
  logo_url: z.string().nullable(),
});
export type Brand = z.infer<typeof Brand>;

/** A mascot for a brand; `prompt` and `style` can be posted to `/mascots` as they are. */
export const MascotConcept = z.strictObject({
  name: readable(mascot.name),
  description: z.string(),
  archetype: z.enum(ARCHETYPES),
  palette: z.array(PaletteEntry),
  style: z.string().max(mascot.style.max),
  prompt: readable(mascot.prompt),
  why: z.string(),
});
export type MascotConcept = z.infer<typeof MascotConcept>;

/** The `result` of an analysing job. */
export const AnalyzeResult = z.strictObject({ brand: Brand, concepts: z.tuple([MascotConcept, MascotConcept, MascotConcept]) });
export type AnalyzeResult = z.infer<typeof AnalyzeResult>;

export const analyzeWebsite = endpoint({
  id: 'analyzeWebsite', method: 'POST', path: '/analyze', tag: 'Analyze', access: 'member',
  summary: 'Reads a website and proposes three mascots for its brand; the job ends with `result.brand` and `result.concepts`, whose `prompt` and `style` can be posted to `/mascots` as they are.',
  body: AnalyzeInput,
  returns: { 202: Job },
  result: AnalyzeResult,
});
