import { z } from 'zod';
import { RELATIVES } from '@/lib/core/color/palette';
import { liesBehindParent } from '@/lib/core/rig/underlays';
import { Part, type MascotSpec } from '@/lib/core/spec/schema';
import { defineTool, type ModelTool } from '../../tool';
import { unknownPart } from './parts';
import { shapesOf } from './shape-text';
import { placeOf, type Sketch } from './sketch';

/** The maximum length of one answer in characters, since a traced picture would fill every budget. */
const MAX_CHARACTERS = 24_000;

/** The maximum length in characters of a drawing that is given whole; for a larger one an index is cheaper. */
const MAX_WHOLE_CHARACTERS = 6000;

/** The tool that reads the drawings of parts. */
export const readParts = (sketch: Sketch): ModelTool<never> =>
  defineTool({
    name: 'read_parts',
    description:
      'Gives parts as they stand: place and joint, and each shape from back to front with its paint and the points ' +
      'that it runs through, as mass, area, line or stroke would draw it again. svg: their exact SVG instead, with ' +
      'that of their states: long, and needed only where curves or states are to be kept.',
    input: z.strictObject({ ids: z.array(Part.shape.id).min(1), svg: z.boolean().optional() }),
    run: ({ ids, svg = false }) =>
      unknownPart(sketch.spec, ids) ?? { text: written(sketch.spec, ids, svg ? exact : inPoints) },
  });

const exact = (part: Part): string => JSON.stringify(part);
const inPoints = (part: Part): string => [outline(part), ...shapesOf(part.svg)].join('\n');

function written({ parts }: MascotSpec, ids: readonly string[], inWords: (part: Part) => string): string {
  let left = MAX_CHARACTERS;
  return parts
    .filter((part) => ids.includes(part.id))
    .map((part) => {
      const text = inWords(part);
      left -= text.length;
      return left >= 0
        ? text
        : `${outline(part)} Its drawing is too long to be read with the others: read it alone, move it, or draw ` +
            'it anew.';
    })
    .join('\n');
}

/** A part without its drawing, in a line. */
function outline({ id, parent, z: order, pivot, rotateLimits, svg, states }: Part): string {
  return (
    `${id}: on ${parent ?? 'nothing'}, z ${order}, pivot ${pivot.join(', ')}, rotateLimits ` +
    `${rotateLimits ? rotateLimits.join(' to ') : 'none'}, ${placeOf(svg)}` +
    `${states.length > 0 ? `, states ${states.map(({ name }) => name).join(', ')}` : ''}.`
  );
}

/** A palette in words: each colour with the names of its tones, which follow it. */
function paletteText(palette: MascotSpec['palette']): string {
  const names = new Set(palette.map(({ name }) => name));
  const tonesOf = (name: string): string[] => RELATIVES.filter((relative) => names.has(`${name}_${relative}`));
  const tones = new Set(palette.flatMap(({ name }) => tonesOf(name).map((tone) => `${name}_${tone}`)));
  return (
    palette
      .filter(({ name }) => !tones.has(name))
      .map(({ name, color }) => [`${name} ${color}`, ...tonesOf(name).map((tone) => `_${tone}`)].join(' '))
      .join(', ') || 'none'
  );
}

/** A drawing without its shapes: its palette and anchors, and every part in a line with its place. */
export function indexOf({ palette, parts, anchors }: MascotSpec): string {
  return [
    `Palette: ${paletteText(palette)}.`,
    `Anchors: ${anchors.map(({ name, part, at }) => `${name} on ${part} at ${at.join(', ')}`).join('; ') || 'none'}.`,
    'Parts (read_parts gives their drawings):',
    ...parts.filter((part) => !liesBehindParent(part)).map(outline),
    ...(parts.some(liesBehindParent)
      ? ['Behind most lies the line around them (<id>_outline), which goes with them.']
      : []),
  ].join('\n');
}

/** A whole drawing for the model: complete where it is small, else an index of it. */
export function readable(spec: MascotSpec): string {
  const whole = JSON.stringify(spec);
  if (whole.length <= MAX_WHOLE_CHARACTERS) return whole;
  const { name, description, archetype, canvas } = spec;
  return `${JSON.stringify({ name, description, archetype, canvas })}\n${indexOf(spec)}`;
}
