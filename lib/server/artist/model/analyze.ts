import { unlessAborted } from '../../abort';
import type { ArtistContext, ArtistWork, AnalyzeSiteInput } from '@/lib/artist/types';
import type { SiteAnalysis } from '@/lib/artist/site-types';
import { logoPicture } from './logo-picture';
import { runLoop } from './loop';
import { BRAND_SYSTEM } from './prompts/brand';
import { asData } from './prompts/data';
import { giveAnalysis } from './tools/brand';

/** One answer suffices; the further turns are for answers that break the rules. */
const MAX_TURNS = 4;
/** A brand and three concepts have about two thousand tokens. */
const ANSWER_TOKENS = 6000;

/** Describes a site's brand and proposes three mascots of different kinds, in one structured answer of the model. */
export async function* analyze({ site, logo }: AnalyzeSiteInput, context: ArtistContext): ArtistWork<SiteAnalysis> {
  const picture = logo && (await unlessAborted(logoPicture(logo), context.signal));
  const content = [
    ...(picture ? ['The logo of a website, drawn by strangers:', picture] : ['A website without a logo.']),
    'What a parser found on its pages, written by strangers:',
    asData('the website', site),
    'Describe the brand of this website and propose three mascots for it.',
  ];
  return yield* runLoop<SiteAnalysis>({
    system: BRAND_SYSTEM,
    content,
    tools: [giveAnalysis(site)],
    context,
    turns: MAX_TURNS,
    answerTokens: ANSWER_TOKENS,
  });
}
