import { figureOf } from '@/lib/core/clip/presets/figure';
import { LIMITS } from '@/lib/core/limits';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { ArtistContext, ArtistWork, SuggestInput, MotionIdeas, MotionIdea } from '../../types';
import { diceOf, type Dice } from '../../random';
import { lacking } from '../manner';
import { timelineOf } from '../timeline';
import { readMotion } from '../words/read';
import { COMMON_IDEAS, KIND_IDEAS, USE_IDEAS } from './ideas';
import type { Idea } from './ideas/idea';

const SUGGESTION_COUNT = 5;
/** The number of suggestions that are chosen for the use case, if there is one. */
const USE_SUGGESTION_COUNT = 3;

/**
 * Suggests motions that fit a mascot, its clothes and its use case.
 * `animate` understands every suggested prompt.
 */
export async function* suggest(
  { spec, useCase }: SuggestInput,
  { signal, seed }: ArtistContext,
): ArtistWork<MotionIdeas> {
  signal.throwIfAborted();
  const dice = diceOf(`${seed} suggest`);
  const use = (useCase ?? '').toLowerCase();
  const what = wordsOf(spec);
  const forUse = use ? fitting(spec, USE_IDEAS, use, dice) : [];
  const forKind = fitting(spec, KIND_IDEAS, what, dice);
  const more = use ? fitting(spec, KIND_IDEAS, use, dice) : [];
  yield {
    type: 'progress',
    text: forKind.length
      ? `${forKind.length} motions suit what it is; ${forUse.length} suit the use.`
      : 'It gets motions that suit every mascot.',
  };
  const pool = [
    ...forUse.slice(0, USE_SUGGESTION_COUNT),
    ...forKind.slice(0, SUGGESTION_COUNT - Math.min(forUse.length, USE_SUGGESTION_COUNT) + 1),
    ...forUse.slice(USE_SUGGESTION_COUNT),
    ...more,
    ...fitting(spec, COMMON_IDEAS, 'any', dice),
  ];
  const suggestions = varied(pool).slice(0, LIMITS.suggestions.max - 1);
  return { suggestions: suggestions.slice(0, SUGGESTION_COUNT).map(suggestionOf) };
}

/** The text in which ideas look for their words: what the mascot is, has and wears. */
function wordsOf(spec: MascotSpec): string {
  const ids = spec.parts.map(({ id }) => id.replaceAll('_', ' '));
  return [spec.name, spec.description, ...ids, ...spec.palette.map(({ name }) => name.replaceAll('_', ' '))]
    .join(' ')
    .toLowerCase();
}

/** The ideas that match the words and that the figure can perform, in an order shuffled by the seed. */
function fitting(spec: MascotSpec, ideas: readonly Idea[], words: string, dice: Dice): Idea[] {
  const figure = figureOf(spec);
  const fits = ideas.filter((idea) => idea.fits.test(words) && lacking(figure, idea.needs) === null);
  return fits
    .map((idea) => ({ idea, place: dice.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ idea }) => idea);
}

/** Removes ideas that begin with the same move as an earlier one. */
function varied(ideas: readonly Idea[]): Idea[] {
  const begun = new Set<string>();
  return ideas.filter((idea) => {
    const first = readMotion(idea.prompt).steps[0]?.acts[0]?.move ?? idea.name;
    if (begun.has(first)) return false;
    begun.add(first);
    return true;
  });
}

function suggestionOf({ name, prompt, why }: Idea): MotionIdea {
  const { seconds, loop } = timelineOf(readMotion(prompt), undefined);
  return { name, prompt, duration: seconds, loop, why };
}
