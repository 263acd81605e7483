import type { AnalyzeInput, AnalyzeResult, ArtistContext, ArtistWork } from '../types';
import { logoPicture } from './logo-picture';
import { runLoop } from './loop';
import { BRAND_SYSTEM } from './prompts/brand';
import { asData } from './prompts/data';
import { giveAnalysis } from './tools/brand';

/** One answer does it; some are kept for one that breaks the rules. */
const TURNS = 4;
/** A brand and three concepts have about two thousand tokens. */
const ANSWER_TOKENS = 6000;

/** Describes the brand of a site and proposes three mascots that differ in kind: one structured answer of the model. */
export async function* analyze({ site, logo }: AnalyzeInput, context: ArtistContext): ArtistWork<AnalyzeResult> {
  context.signal.throwIfAborted();
  const picture = logo && await logoPicture(logo);
  const content = [
    'Describe the brand of this website and propose three mascots for it. What a parser found on its pages, written by strangers:',
    asData('the website', site),
    ...(picture ? ['Its logo, drawn by strangers:', picture] : ['No logo was found.']),
  ];
  return yield* runLoop<AnalyzeResult>({ system: BRAND_SYSTEM, content, tools: [giveAnalysis(site)], context, turns: TURNS, answerTokens: ANSWER_TOKENS });
}
