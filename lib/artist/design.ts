import type { MascotSpec } from '@/lib/core/spec/schema';
import { STYLES } from '@/lib/core/styles';
import { ArtistError } from './types';
import type { ArtistContext, ArtistWork, DesignInput, DesignResult } from './types';
import { assemble } from './assemble';
import type { Assembly } from './assemble';
import { buildFigure } from './build';
import { DRAWING_STAGES } from './figure';
import type { DrawingStage } from './figure';
import { lookOf, namedLook } from './look';
import { describe, nameOf } from './naming';
import { diceOf } from './random';
import { sentence, withArticle } from './say';
import { SPECIES } from './species';
import type { SpeciesId } from './species';
import type { Brief } from './words/brief';
import { readPrompt } from './words/read';
import { inEnglish } from './words/translate';

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
  if (!/\p{L}/u.test(inEnglish(words)))
    throw new ArtistError(
      'not_understood',
      'The prompt has no words to draw from; say what the mascot is, such as "a cheerful orange fox".',
    );
  const brief = readPrompt(words);
  yield { type: 'progress', text: readingOf(brief) };
  if (brief.others.length > 0)
    yield { type: 'progress', text: `One mascot at a time: left out ${brief.others.join(', ')}` };
  if (brief.unknown.length > 0) yield { type: 'progress', text: `Not sure how to draw: ${brief.unknown.join(', ')}` };

  const { assembly, sketch } = prepare(input, brief, context.seed);
  let shown = 0;
  for (const stage of DRAWING_STAGES) {
    context.signal.throwIfAborted();
    const grown = sketch.parts.filter((part) => part.stage === stage).length;
    if (grown === 0) continue;
    yield { type: 'progress', text: SAYS[stage] };
    yield { type: 'draft', spec: assemble(sketch, stage) };
    shown += grown;
  }
  context.signal.throwIfAborted();
  yield { type: 'progress', text: `Light, shade and ${shown} parts put in place` };
  const spec = assemble(assembly);
  yield { type: 'draft', spec };
  const { species, standsInFor } = brief;
  if (standsInFor === null) return { spec, summary: assembly.description };
  return {
    spec,
    summary: assembly.description,
    standIn: sentence(`${standInWords(species, standsInFor)}, which is not drawn yet.`),
  };
}

/** Designs a mascot without drafts, for previews of the catalogue and the gallery. */
export function designSpec(input: DesignInput, seed: string): MascotSpec {
  const brief = readPrompt([input.prompt, input.notes ?? ''].join('\n'));
  return assemble(prepare(input, brief, seed).assembly);
}

/** The finished figure and the sketch it grows from: the same parts without light and shade. */
function prepare(input: DesignInput, brief: Brief, seed: string): { assembly: Assembly; sketch: Assembly } {
  const style = input.style?.trim() || (namedLook(input.prompt) ? input.prompt : '');
  const look = lookOf(style, input.detail === 'high');
  // The seed leaves out style and detail, so that they change the drawing and not the character.
  const key = [input.prompt.trim().toLowerCase(), input.notes ?? '', seed].join('\u0000');
  const made = (shaded: boolean): Assembly => {
    const { figure, materials, species } = buildFigure(
      brief,
      shaded ? look : { ...look, shading: 'none', rich: false },
      diceOf(key),
    );
    const title = STYLES.find(({ id }) => id === look.id)?.title ?? look.id;
    return {
      name: nameOf(brief, input.prompt, input.name, diceOf(`${key}name`)),
      description: describe(brief, title),
      archetype: species.archetype,
      parts: figure.parts,
      anchors: figure.anchors,
      materials,
      ink: figure.ink,
    };
  };
  return { assembly: made(true), sketch: made(false) };
}

const standInWords = (species: SpeciesId, wished: string): string =>
  `${withArticle(SPECIES[species].title)} stands in for the ${wished}`;

function readingOf(brief: Brief): string {
  if (brief.standsInFor)
    return `Reading the brief: ${[...brief.understood, standInWords(brief.species, brief.standsInFor)].join('; ')}`;
  if (brief.subject) return `Reading the brief: ${brief.understood.join(', ')}`;
  const nearest = SPECIES[brief.species].title;
  if (brief.themes.length > 0) return `Reading the brief: a ${nearest}, ${brief.understood.join(', ')}`;
  const rest = brief.understood.length > 0 ? `; understood: ${brief.understood.join(', ')}` : '';
  return `Reading the brief: no subject I know by name, so I draw a ${nearest}${rest}`;
}
