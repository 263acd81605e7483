import type { MascotSpec } from '@/lib/core/spec/schema';
import type { DrawingStage } from './figure';
import { standInSentence, standInWords } from './stand-in';
import { construct, constructInStages } from './sheet/construct';
import { sheetOf } from './sheet/write';
import { SPECIES } from './species';
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

/** Designs a mascot from a prompt, drawing by drawing. */
export async function* design(input: DesignInput, context: ArtistContext): ArtistWork<DesignResult> {
  const words = [input.prompt, input.notes ?? ''].join('\n');
  if (!hasWords(words))
    throw new ArtistError(
      'not_understood',
      'The prompt has no words to draw from; say what the mascot is, such as "a cheerful orange fox".',
    );
  const brief = readPrompt(words);
  yield { type: 'progress', text: readingOf(brief) };
  if (brief.others.length > 0)
    yield { type: 'progress', text: `One mascot at a time: left out ${brief.others.join(', ')}` };
  if (brief.unknown.length > 0) yield { type: 'progress', text: `Not sure how to draw: ${brief.unknown.join(', ')}` };

  const sheet = sheetOf(brief, input, context.seed);
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
  const drawn = { spec, summary: spec.description, sheet };
  const standIn = standInSentence(brief);
  return standIn === null ? drawn : { ...drawn, standIn };
}

/** Designs a mascot without drafts, for previews of the catalogue and the gallery. */
export function designSpec(input: DesignInput, seed: string): MascotSpec {
  return construct(sheetOf(readPrompt([input.prompt, input.notes ?? ''].join('\n')), input, seed));
}

function readingOf(brief: Brief): string {
  if (brief.standsInFor)
    return `Reading the brief: ${[...brief.understood, standInWords(brief.species, brief.standsInFor)].join('; ')}`;
  if (brief.subject) return `Reading the brief: ${brief.understood.join(', ')}`;
  const nearest = SPECIES[brief.species].title;
  if (brief.themes.length > 0) return `Reading the brief: a ${nearest}, ${brief.understood.join(', ')}`;
  const rest = brief.understood.length > 0 ? `; understood: ${brief.understood.join(', ')}` : '';
  return `Reading the brief: no subject I know by name, so I draw a ${nearest}${rest}`;
}
