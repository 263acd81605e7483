import type { z } from 'zod';
import { problemLines } from '@/lib/core/problem';
import { CharacterSheet } from '@/lib/core/sheet/schema';
import type { DesignInput } from '@/lib/artist/types';
import { acceptSheet } from '@/lib/artist/sheet/accept';
import { drawingOfSheet } from '@/lib/artist/sheet/drawing';
import { defineTool, refusal, type ModelTool } from '../../tool';
import { indexOf } from './read';
import type { Sketch } from './sketch';
import { alike, ITEMS, itemsBy, KINDS } from './vocabulary';

/** The fields of a sheet that the model writes; the others come from the customer's request. */
const SheetInput = CharacterSheet.omit({ sheet_version: true, detail: true, palette: true });

/** The ids of everything that the kit can draw, for the model. */
const vocabulary = (): string =>
  [`subject.kind: ${KINDS.join(' ')}`, 'wears.item, by where it goes:', ...itemsBy()].join('\n');

/** Suggestions of the kit for an unknown kind and unknown items. */
function insteadOf({ subject, wears = [] }: z.input<typeof SheetInput>): string[] {
  return [...alike(subject.kind, KINDS), ...wears.flatMap(({ item }) => alike(item, ITEMS))];
}

/** The tool that draws a whole character of the kit, as a start for the model. */
export const startFromSheet = (
  sketch: Sketch,
  { name, detail }: Pick<DesignInput, 'name' | 'detail'>,
): ModelTool<never> =>
  defineTool({
    name: 'start_from_sheet',
    description:
      'Draws a whole rigged character of the kit from a character sheet, in place of whatever is on the canvas: ' +
      'body, face with all its states, clothes, things in hands, palette and anchors. Gives an index of its parts. ' +
      'Choose the kind that is nearest by its body; everything can be drawn over afterwards. What a garment of the ' +
      `kit does not do, draw yourself.\n${vocabulary()}`,
    input: SheetInput,
    run: (given) => {
      const read = acceptSheet({ ...given, name: name ?? given.name, detail, sheet_version: 1 });
      if (!read.ok) return refusal('Nothing was changed:', ...problemLines(read.problems), ...insteadOf(given));
      const { sheet, spec, traits } = drawingOfSheet(read.value);
      const { breed } = traits.shown;
      const breeds = traits.breeds.filter((each) => each !== breed);
      const bred = breed ? `Its breed is ${breed}${breeds.length > 0 ? `; others: ${breeds.join(', ')}` : ''}. ` : '';
      const outcome = sketch.change(spec, `${bred}It is drawn.\n${indexOf(spec)}`);
      if (!outcome.isError) sketch.beginFrom(sheet);
      return outcome;
    },
  });
