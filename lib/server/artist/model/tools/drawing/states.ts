import { z } from 'zod';
import { Anchor, Part, PartState } from '@/lib/core/spec/schema';
import { defineTool, type ModelTool } from '../../tool';
import { unknownPart } from './parts';
import { paletteWith } from './pen';
import { placeOf, type Sketch } from './sketch';

const names = z.array(PartState.shape.name);

/** The tool that draws alternate states of a part. */
export const putStates = (sketch: Sketch): ModelTool<never> =>
  defineTool({
    name: 'put_states',
    description:
      'Gives a part alternate drawings, such as closed and happy eyes or an open mouth, or draws existing ones ' +
      "anew; removes states; sets which one is shown at rest (defaultState, null for the part's own svg).",
    input: z.strictObject({
      part: Part.shape.id,
      put: z.array(PartState).optional(),
      remove: names.optional(),
      defaultState: Part.shape.defaultState.optional(),
    }),
    run: ({ part: id, put = [], remove = [], defaultState }) => {
      const { spec } = sketch;
      const unknown = unknownPart(spec, [id]);
      if (unknown) return unknown;
      const parts = spec.parts.map((part) => {
        if (part.id !== id) return part;
        const drawings = new Map([...part.states, ...put].map(({ name, svg }) => [name, svg]));
        for (const name of remove) drawings.delete(name);
        const states = [...drawings].map(([name, svg]) => ({ name, svg }));
        return { ...part, states, defaultState: defaultState === undefined ? part.defaultState : defaultState };
      });
      const { palette } = paletteWith(
        sketch,
        put.map(({ svg }) => svg),
      );
      return sketch.change({ ...spec, palette, parts }, (made) => {
        const drawn = made.parts.find((part) => part.id === id)?.states ?? [];
        return [
          `${id} has the states ${drawn.map(({ name }) => name).join(', ') || 'none'}.`,
          ...drawn
            .filter(({ name }) => put.some((state) => state.name === name))
            .map(({ name, svg }) => `${name} ${placeOf(svg)}.`),
        ].join('\n');
      });
    },
  });

/** The tool that sets named points on parts. */
export const putAnchors = (sketch: Sketch): ModelTool<never> =>
  defineTool({
    name: 'put_anchors',
    description:
      'Sets named points on parts, in canvas coordinates at rest: ground (on the root, between the feet), ' +
      'head_top, face, mouth, chest, hand_left, hand_right where there are any. Removes anchors.',
    input: z.strictObject({ put: z.array(Anchor).optional(), remove: names.optional() }),
    run: ({ put = [], remove = [] }) => {
      const { spec } = sketch;
      const unknown = unknownPart(
        spec,
        put.map(({ part }) => part),
      );
      if (unknown) return unknown;
      const anchors = [...new Map([...spec.anchors, ...put].map((anchor) => [anchor.name, anchor])).values()].filter(
        ({ name }) => !remove.includes(name),
      );
      return sketch.change(
        { ...spec, anchors },
        'Anchors: ' +
          `${anchors.map(({ name, part, at }) => `${name} on ${part} at ${at.join(', ')}`).join('; ') || 'none'}.`,
      );
    },
  });
