import { SuggestResult } from '@/lib/contract/animation';
import { unlessAborted } from '../../abort';
import type { ArtistContext, ArtistWork, SuggestInput } from '@/lib/artist/types';
import { mascotShown } from './animate';
import { runLoop } from './loop';
import { asRequest } from './prompts/data';
import { SUGGEST_SYSTEM } from './prompts/suggest';
import { defineTool, refusal } from './tool';

/** One answer suffices; the others are for one that breaks the rules. */
const MAX_TURNS = 4;
/** Six suggestions have about a thousand tokens. */
const ANSWER_TOKENS = 3000;
/** The size in pixels at which the mascot's character and clothes are recognisable. */
const PICTURE_PX = 320;

const giveSuggestions = defineTool<SuggestResult, typeof SuggestResult>({
  name: 'give_suggestions',
  description: 'Gives the suggestions; this ends the work.',
  input: SuggestResult,
  run({ suggestions }) {
    const twice = repeated(suggestions.map(({ name }) => name)) ?? repeated(suggestions.map(({ prompt }) => prompt));
    return twice === undefined
      ? { text: 'Finished.', finished: { suggestions } }
      : refusal(`Each must be another motion: "${twice}" comes twice.`);
  },
});

const repeated = (texts: readonly string[]): string | undefined =>
  texts.find((text, i) => texts.findIndex((other) => other.toLowerCase() === text.toLowerCase()) < i);

/** Suggests signature motions for a mascot, in one structured answer of the model. */
export async function* suggest({ spec, useCase }: SuggestInput, context: ArtistContext): ArtistWork<SuggestResult> {
  yield { type: 'progress', text: 'Thinking of motions that suit it' };
  const content = [
    'Suggest motions for this mascot.',
    ...(await unlessAborted(mascotShown(spec, PICTURE_PX), context.signal)),
    useCase ? `What it is used for:\n${asRequest(useCase)}` : 'Nothing is said of its use.',
  ];
  return yield* runLoop<SuggestResult>({
    system: SUGGEST_SYSTEM,
    content,
    tools: [giveSuggestions],
    context,
    turns: MAX_TURNS,
    answerTokens: ANSWER_TOKENS,
  });
}
