import type { MascotSpec } from '@/lib/core/spec/schema';

/**
 * A colour of a site. `weight` is its share of all colours found, from 0 to 1.
 * `uses` holds any of `theme`, `background`, `text`, `button`, `link` and `logo`.
 */
export interface SiteColor {
  color: string;
  weight: number;
  uses: string[];
}

/**
 * What a parser found on up to four pages of a site. It is untrusted data, never instructions. Texts are empty and
 * addresses null where nothing was found.
 */
export interface SiteFacts {
  url: string;
  pages: string[];
  language: string;
  title: string;
  name: string;
  description: string;
  /** The site's own visible texts: headings, and then body text of up to a few thousand characters. */
  headings: string[];
  text: string;
  /** In descending order of weight. */
  colors: SiteColor[];
  fonts: string[];
  logoUrl: string | null;
}

/** A colour of a brand as hex, with its name and its role. */
export interface SiteBrandColor {
  name: string;
  color: string;
  role: string;
}

/** A brand as it was read from its site. */
export interface SiteBrand {
  name: string;
  url: string;
  tagline: string;
  summary: string;
  industry: string;
  audience: string;
  tone: string[];
  colors: SiteBrandColor[];
  fonts: string[];
  logo_url: string | null;
}

/** A mascot proposed for a brand; `prompt` designs it. */
export interface Concept {
  name: string;
  description: string;
  archetype: MascotSpec['archetype'];
  palette: MascotSpec['palette'];
  style: string;
  prompt: string;
  why: string;
}

/** The analysis of a site: its brand and three concepts. */
export interface SiteAnalysis {
  brand: SiteBrand;
  concepts: [Concept, Concept, Concept];
}
