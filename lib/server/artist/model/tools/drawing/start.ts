import type { z } from 'zod';
import { problemLines } from '@/lib/core/problem';
import { ITEM_PLACES, type ItemPlace } from '@/lib/core/sheet/drawn-sheet';
import { CharacterSheet } from '@/lib/core/sheet/schema';
import type { DesignInput } from '@/lib/artist/types';
import { acceptSheet } from '@/lib/artist/sheet/accept';
import { drawingOfSheet } from '@/lib/artist/sheet/drawing';
import { WARDROBE_ITEMS } from '@/lib/artist/sheet/wardrobe-items';
import { SPECIES } from '@/lib/artist/species';
import { defineTool, refusal, type ModelTool } from '../../tool';
import { indexOf } from './read';
import type { Sketch } from './sketch';

/** The fields of a sheet that the model writes; the others come from the customer's request. */
const SheetInput = CharacterSheet.omit({ sheet_version: true, detail: true, palette: true });

/** The maximum number of ids that are suggested instead of an unknown one. */
const MAX_ALIKE = 12;

const idsAt = (place: ItemPlace): string[] => WARDROBE_ITEMS.filter((item) => item.place === place).map(({ id }) => id);

/** The ids of everything that the kit can draw, for the model. */
function vocabulary(): string {
  return [
    `subject.kind: ${Object.keys(SPECIES).join(' ')}`,
    'wears.item, by where it goes:',
    ...ITEM_PLACES.map((place) => `${place}: ${idsAt(place).join(' ')}`),
  ].join('\n');
}

/** A line with the kit's ids that contain a word of an unknown id, as "small_potion" for "potion". */
function alike(asked: string, known: readonly string[]): string[] {
  if (known.includes(asked)) return [];
  const words = asked.split('_').filter((word) => word.length > 2);
  const found = known.filter((id) => id.split('_').some((word) => words.includes(word))).slice(0, MAX_ALIKE);
  return found.length > 0 ? [`Instead of ${asked}: ${found.join(', ')}.`] : [];
}

/** Suggestions of the kit for an unknown kind and unknown items. */
function insteadOf({ subject, wears = [] }: z.input<typeof SheetInput>): string[] {
  const items = WARDROBE_ITEMS.map(({ id }) => id);
  return [...alike(subject.kind, Object.keys(SPECIES)), ...wears.flatMap(({ item }) => alike(item, items))];
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
