import { z } from 'zod';
import type { Drawing, DrawingNode } from '@/lib/core/paint/drawing';
import { Part } from '@/lib/core/spec/schema';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { emit } from '@/lib/core/svg/emit';
import { defineTool, refusal, type ModelTool } from '../../tool';
import { unknownPart } from './parts';
import { placeOf, type Sketch } from './sketch';

/** The most shapes that are listed; a traced part with more cannot be split by shape number. */
const MAX_LISTED_SHAPES = 200;

const svgOf = ({ spec }: Sketch, id: string): string => spec.parts.find((part) => part.id === id)?.svg ?? '';

/** The tool that lists the shapes of a part. */
export const listShapes = (sketch: Sketch): ModelTool<never> =>
  defineTool({
    name: 'list_shapes',
    description:
      'Lists the shapes of a part from back to front, each with its number, its paint and where it is: for ' +
      'move_shapes.',
    input: z.strictObject({ part: Part.shape.id }),
    run: ({ part }) => {
      const unknown = unknownPart(sketch.spec, [part]);
      if (unknown) return unknown;
      const drawing = drawingOf(svgOf(sketch, part));
      const lines = drawing.nodes
        .slice(0, MAX_LISTED_SHAPES)
        .map((node, number) => `${number}: ${paintOf(node)}, ${placeOf(emit({ ...drawing, nodes: [node] }))}`);
      return {
        text:
          [
            ...lines,
            ...(drawing.nodes.length > MAX_LISTED_SHAPES
              ? [`and ${drawing.nodes.length - MAX_LISTED_SHAPES} more.`]
              : []),
          ].join('\n') || `${part} draws nothing.`,
      };
    },
  });

/** The tool that moves shapes from one part to another. */
export const moveShapes = (sketch: Sketch): ModelTool<never> =>
  defineTool({
    name: 'move_shapes',
    description:
      'Hands shapes of a part, by their numbers in list_shapes, to another part that is there, in front of what ' +
      'it draws or behind it: so a traced part is taken apart, or put together, without being drawn anew.',
    input: z.strictObject({
      from: Part.shape.id,
      to: Part.shape.id,
      shapes: z.array(z.int().nonnegative()).min(1),
      behind: z.boolean().optional(),
    }),
    run: ({ from, to, shapes, behind = false }) => {
      const unknown = unknownPart(sketch.spec, [from, to]);
      if (unknown) return unknown;
      const [source, target] = [drawingOf(svgOf(sketch, from)), drawingOf(svgOf(sketch, to))];
      const missing = shapes.filter((number) => number >= source.nodes.length);
      if (from === to || missing.length > 0)
        return refusal(
          from === to
            ? 'Both are the same part.'
            : `${from} has no shape ${missing.join(', ')}: it has ${source.nodes.length}, from 0.`,
        );
      const taken = source.nodes.filter((_, number) => shapes.includes(number));
      const rest: Drawing = { ...source, nodes: source.nodes.filter((node) => !taken.includes(node)) };
      const joined: Drawing = {
        nodes: behind ? [...taken, ...target.nodes] : [...target.nodes, ...taken],
        gradients: [...target.gradients, ...source.gradients],
        clips: [...target.clips, ...source.clips],
      };
      const drawings = new Map([
        [from, emit(rest)],
        [to, emit(joined)],
      ]);
      const parts = sketch.spec.parts.map((part) => ({ ...part, svg: drawings.get(part.id) ?? part.svg }));
      return sketch.change(
        { ...sketch.spec, parts },
        `${from} ${placeOf(drawings.get(from) ?? '')}; ${to} ${placeOf(drawings.get(to) ?? '')}.`,
      );
    },
  });

function paintOf(node: DrawingNode): string {
  if (node.kind === 'group') return `group of ${node.children.length}`;
  const { fill, stroke } = node;
  const named = (paint: typeof fill): string =>
    paint.kind === 'token' ? `$${paint.token}` : paint.kind === 'color' ? paint.color : paint.kind;
  return `fill ${named(fill)}${stroke ? `, stroke ${named(stroke.paint)} ${stroke.width}` : ''}`;
}
