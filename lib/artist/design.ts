import { CANDIDATES } from '@/lib/core/sheet/candidate-seeds';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { reasonsOf } from './critic';
import { type Candidate, candidatesOf, glancesOf, judged, ranked } from './critic/candidates';
import type { DrawingStage } from './figure';
import { withArticle } from './say';
import { standInSentence, standInWords } from './stand-in';
import { construct, constructInStages } from './sheet/construct';
import { sheetOf } from './sheet/write';
import { SPECIES, type SpeciesId } from './species';
import { ArtistError } from './types';
import type { ArtistContext, ArtistWork, DesignInput, DesignResult } from './types';
import type { Brief } from './words/brief';
import { hasWords } from './words/has-words';
import { readPrompt } from './words/read';

const SAYS: Record<DrawingStage, string> = {
  body: 'Blocking in the body',
  limbs: 'Adding arms and legs',
  head: 'Shaping the head',
  features: 'Drawing ears, tail and markings',
  face: 'Giving it a face',
  eyes: 'Opening its eyes',
  clothes: 'Dressing it',
};

/** The number of drawings between two progress reports. Each report yields, so that the event loop is not blocked. */
const DRAWINGS_PER_REPORT = 3;

/**
 * Designs a mascot from a prompt: draws a dozen candidates and gives the best. Throws an `ArtistError` for a prompt
 * that it cannot draw.
 */
export async function* design(input: DesignInput, context: ArtistContext): ArtistWork<DesignResult> {
  const words = [input.prompt, input.notes ?? ''].join('\n');
  if (!hasWords(words))
    throw new ArtistError(
      'not_understood',
      'The prompt has no words to draw from; say what the mascot is, such as "a cheerful orange fox".',
    );
  const brief = readPrompt(words);
  const first = sheetOf(brief, input, context.seed);
  // `sheetOf` only writes species that the kit has.
  yield { type: 'progress', text: readingOf(brief, first.subject.kind as SpeciesId) };
  for (const text of notDrawnOf(brief, brief.unknown)) yield { type: 'progress', text };
  const { sheet, critique } = yield* bestOf(first, input.earlier ?? [], context.signal);

  const { spec, sketch, stages } = constructInStages(sheet);
  for (const { stage } of stages) {
    context.signal.throwIfAborted();
    yield { type: 'progress', text: SAYS[stage] };
    yield { type: 'draft', spec: sketch(stage) };
  }
  context.signal.throwIfAborted();
  const parts = stages.reduce((sum, stage) => sum + stage.parts, 0);
  yield { type: 'progress', text: `Light, shade and ${parts} parts put in place` };
  yield { type: 'draft', spec };
  const replaced = new Set(brief.standsInFor?.split(' '));
  const unread = brief.unknown.filter((word) => !replaced.has(word.toLowerCase()));
  const warnings = notDrawnOf(brief, unread).map((text) => `${text}.`);
  const drawn = { spec, summary: [spec.description, ...reasonsOf(critique)].join(' '), sheet, warnings };
  const standIn = standInSentence(brief);
  return standIn === null ? drawn : { ...drawn, standIn };
}

/** Compares candidates of the same prompt, and gives the best one that does not look like an earlier character. */
async function* bestOf(
  first: CharacterSheet,
  earlier: readonly CharacterSheet[],
  signal: AbortSignal,
): ArtistWork<Candidate> {
  const known = glancesOf(earlier, first);
  const candidates: Candidate[] = [];
  for (const sheet of candidatesOf(first)) {
    signal.throwIfAborted();
    candidates.push(judged(sheet));
    if (candidates.length % DRAWINGS_PER_REPORT === 0)
      yield { type: 'progress', text: `Comparing drawings of it: ${candidates.length} of ${CANDIDATES}` };
  }
  const [best] = ranked(candidates, known);
  if (!best) throw new Error('No candidate was drawn.');
  return best;
}

/** Designs a mascot in one step without drafts or comparison, for previews in the catalogue and the gallery. */
export function designSpec(input: DesignInput, seed: string): MascotSpec {
  return construct(sheetOf(readPrompt([input.prompt, input.notes ?? ''].join('\n')), input, seed));
}

/** Sentences about parts of a brief that the drawing does not show, and about words that were not understood. */
function notDrawnOf({ others, unplaced }: Brief, unread: readonly string[]): string[] {
  return [
    ...(others.length > 0 ? [`One mascot at a time: left out ${others.join(', ')}`] : []),
    ...(unplaced.length > 0 ? [`Its place is taken: left out ${unplaced.join(', ')}`] : []),
    ...(unread.length > 0 ? [`Not sure how to draw: ${unread.join(', ')}`] : []),
  ];
}

function readingOf(brief: Brief, species: SpeciesId): string {
  if (brief.standsInFor)
    return `Reading the brief: ${[...brief.understood, standInWords(brief.species, brief.standsInFor)].join('; ')}`;
  if (brief.subject) return `Reading the brief: ${brief.understood.join(', ')}`;
  const nearest = SPECIES[species].title;
  if (brief.themes.length > 0) return `Reading the brief: a ${nearest}, ${brief.understood.join(', ')}`;
  const rest = brief.understood.length > 0 ? `; understood: ${brief.understood.join(', ')}` : '';
  return `Reading the brief: no subject I know by name, so I draw ${withArticle(nearest)}${rest}`;
}
