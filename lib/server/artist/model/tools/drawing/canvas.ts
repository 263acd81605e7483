import { z } from 'zod';
import { inTune, RELATIVES } from '@/lib/core/color/palette';
import { LIMITS } from '@/lib/core/limits';
import { CharacterSheet } from '@/lib/core/sheet/schema';
import { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';
import { defineTool, type ModelTool } from '../../tool';
import type { Sketch } from './sketch';

const side = z.number().min(64).max(2048);

/** The tool that sets the mascot's name, description and canvas size. */
export const setCanvas = (sketch: Sketch): ModelTool<never> =>
  defineTool({
    name: 'set_canvas',
    description:
      'Sets the name (a short proper name), the description (one sentence that says what is seen), the ' +
      'archetype, the canvas size of the mascot, or the direction in which the pen draws strokes, limbs and faces; ' +
      'what is left out stays.',
    input: z.strictObject({
      name: z.string().trim().min(1).max(LIMITS.mascot.name.max).optional(),
      description: z.string().max(600).optional(),
      archetype: MascotSpec.shape.archetype.optional(),
      canvas: z.strictObject({ width: side, height: side }).optional(),
      direction: CharacterSheet.shape.direction.removeDefault().optional(),
    }),
    run: (given) => {
      const { spec } = sketch;
      if (given.direction) sketch.pen = { ...sketch.pen, direction: given.direction };
      const next = {
        ...spec,
        name: given.name ?? spec.name,
        description: given.description ?? spec.description,
        archetype: given.archetype ?? spec.archetype,
        canvas: given.canvas ?? spec.canvas,
      };
      return sketch.change(next, `${next.name}, ${next.archetype}, ${next.canvas.width} × ${next.canvas.height}.`);
    },
  });

/** The tones of recoloured tokens, in tune with their new colours as they were with the old ones. */
function followers(palette: readonly PaletteEntry[], put: readonly PaletteEntry[]): PaletteEntry[] {
  const before = new Map(palette.map(({ name, color }) => [name, color]));
  return put.flatMap(({ name, color }) =>
    RELATIVES.flatMap((relative): PaletteEntry[] => {
      const [base, tone] = [before.get(name), before.get(`${name}_${relative}`)];
      return base && tone && base !== color ? [{ name: `${name}_${relative}`, color: inTune(base, tone, color) }] : [];
    }),
  );
}

/** The tool that sets the colours that drawings may name. */
export const setPalette = (sketch: Sketch): ModelTool<never> =>
  defineTool({
    name: 'set_palette',
    description:
      'Adds colours to the palette or changes them, and removes colours that no drawing names. Everything ' +
      'painted with a token changes with it, and so do its tones (_shade, _light, _line) unless they are put too.',
    input: z.strictObject({ put: z.array(PaletteEntry).optional(), remove: z.array(z.string()).optional() }),
    run: ({ put = [], remove = [] }) => {
      const { spec } = sketch;
      const colors = new Map(
        [...spec.palette, ...followers(spec.palette, put), ...put].map(({ name, color }) => [name, color]),
      );
      for (const name of remove) colors.delete(name);
      const palette = [...colors].map(([name, color]) => ({ name, color }));
      return sketch.change(
        { ...spec, palette },
        `The palette has ${palette.length} colours${put.length > 0 ? `: ${put.map(({ name }) => name).join(', ')} set` : ''}.`,
      );
    },
  });
