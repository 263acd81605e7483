import { z } from 'zod';
import { Part, type MascotSpec } from '@/lib/core/spec/schema';
import { defineTool, refusal, type ModelTool } from '../../tool';
import { placesOf, type Sketch } from './sketch';

/** The tool that puts parts back as they were in an earlier drawing. */
export const restoreParts = (sketch: Sketch, before: MascotSpec): ModelTool<never> =>
  defineTool({
    name: 'restore_parts',
    description:
      'Puts parts back as they were before the last change, with the colours that they name; without ids the whole ' +
      'drawing.',
    input: z.strictObject({ ids: z.array(Part.shape.id).min(1).optional() }),
    run: ({ ids }) => {
      if (!ids) return sketch.change(before, 'The whole drawing is as it was before the last change.');
      const back = before.parts.filter(({ id }) => ids.includes(id));
      const missing = ids.filter((id) => !back.some((part) => part.id === id));
      if (missing.length > 0) return refusal(`Before the last change there was no part ${missing.join(', ')}.`);
      const { spec } = sketch;
      const colors = before.palette.filter(({ name }) =>
        back.some((part) => JSON.stringify(part).includes(`$${name}`)),
      );
      const palette = new Map([...spec.palette, ...colors].map((entry) => [entry.name, entry]));
      const parts = [...spec.parts.filter(({ id }) => !ids.includes(id)), ...back];
      return sketch.change({ ...spec, palette: [...palette.values()], parts }, (made) => placesOf(made, ids));
    },
  });
