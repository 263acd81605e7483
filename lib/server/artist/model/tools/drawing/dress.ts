import { z } from 'zod';
import { ITEM_PLACES } from '@/lib/core/sheet/drawn-sheet';
import { HEX_COLOR } from '@/lib/core/patterns';
import { liesBehindParent } from '@/lib/core/rig/underlays';
import { putOn, takeOff, wornBy } from '@/lib/artist/dressing';
import { isGarment } from '@/lib/artist/wardrobe';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Wear } from '@/lib/artist/words/garment-ids';
import { defineTool, refusal, type ModelTool } from '../../tool';
import { placeOf, type Sketch } from './sketch';
import { alike, ITEMS, itemsBy } from './vocabulary';

const Item = z.string().max(40);
const DressInput = z.strictObject({
  put: z
    .array(z.strictObject({ item: Item, color: z.string().regex(HEX_COLOR).optional() }))
    .max(12)
    .optional(),
  take: z.array(Item).max(12).optional(),
});

function unknownItems(items: readonly string[]): string[] {
  return items
    .filter((item) => !isGarment(item))
    .flatMap((item) => [`The kit has no item "${item}".`, ...alike(item, ITEMS)]);
}

/** What was taken off, and the places of parts that draw now and did not before. */
function changeOf(before: MascotSpec, { parts }: MascotSpec, removed: readonly string[]): string[] {
  const drew = new Set(before.parts.flatMap(({ id, svg }) => (svg === '' ? [] : [id])));
  const fresh = parts.filter((part) => part.svg !== '' && !drew.has(part.id) && !liesBehindParent(part));
  return [
    ...(removed.length > 0 ? [`Taken off: ${removed.join(', ')}.`] : []),
    ...fresh.map(({ id, parent, z: order, svg }) => `${id}: on ${parent}, z ${order}, ${placeOf(svg)}.`),
  ];
}

/** The tool that puts garments and props of the kit on the drawing as it is, or takes them off. */
export const dress = (sketch: Sketch): ModelTool<never> =>
  defineTool({
    name: 'dress',
    description:
      'Puts garments and things of the kit on the drawing as it is, fitted to its body, in its style, each on the ' +
      'part that carries it and in place of what was worn there; or takes off what the kit put on. Draw over ' +
      'afterwards what makes it special. Things to hold go by their names too (sword, book, small_bell); near ids ' +
      `are told for an unknown one. Items, by where they go:\n${itemsBy(
        ITEM_PLACES.filter((place) => place !== 'held'),
      ).join('\n')}`,
    input: DressInput,
    run: ({ put = [], take = [] }) => {
      const unknown = unknownItems([...put.map(({ item }) => item), ...take]);
      if (unknown.length > 0) return refusal('Nothing was changed:', ...unknown);
      const { spec, keepsRig: keepRig } = sketch;
      const worn = wornBy(spec);
      const bare = takeOff(spec, take.filter(isGarment), { keepRig });
      const wears = put.flatMap(({ item, color = null }): Wear[] => (isGarment(item) ? [{ item, color }] : []));
      const dressed = putOn(bare.spec, wears, { keepRig });
      const notes = [
        ...dressed.refused.map(({ why }) => why),
        ...take
          .filter((item) => !worn.some((id) => id === item))
          .map((item) => `It wears no ${item} of the kit: remove_parts takes off what was drawn freehand.`),
      ];
      const removed = [...bare.removed, ...dressed.removed];
      if (dressed.worn.length + removed.length === 0) return refusal('Nothing was changed:', ...notes);
      return sketch.change(dressed.spec, (made) => [...changeOf(spec, made, removed), ...notes].join('\n'));
    },
  });
