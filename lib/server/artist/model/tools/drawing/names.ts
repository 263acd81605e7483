import { z } from 'zod';
import { PaletteEntry, Part } from '@/lib/core/spec/schema';
import { defineTool, refusal, type ModelTool } from '../../tool';
import { unknownPart } from './parts';
import type { Sketch } from './sketch';

const renames = z.record(z.string(), Part.shape.id);

/** The tool that renames parts and colours. */
export const rename = (sketch: Sketch): ModelTool<never> =>
  defineTool({
    name: 'rename',
    description:
      'Gives parts and palette tokens other names, everywhere they are used: {"old": "new"}. Motions find parts ' +
      'by their names; animations that were made for the old names no longer find them.',
    input: z.strictObject({
      parts: renames.optional(),
      tokens: z.record(z.string(), PaletteEntry.shape.name).optional(),
    }),
    run: ({ parts = {}, tokens = {} }) => {
      const { spec } = sketch;
      const unknown = unknownPart(spec, Object.keys(parts));
      if (unknown) return unknown;
      const missing = Object.keys(tokens).filter((token) => !spec.palette.some(({ name }) => name === token));
      if (missing.length > 0) return refusal(`The palette has no ${missing.join(', ')}.`);
      const [partOf, tokenOf] = [new Map(Object.entries(parts)), new Map(Object.entries(tokens))];
      const part = (id: string): string => partOf.get(id) ?? id;
      const painted = (svg: string): string =>
        svg.replace(/\$([a-z][a-z0-9_]*)/g, (_, token: string) => `$${tokenOf.get(token) ?? token}`);
      return sketch.change(
        {
          ...spec,
          palette: spec.palette.map(({ name, color }) => ({ name: tokenOf.get(name) ?? name, color })),
          parts: spec.parts.map((each) => ({
            ...each,
            id: part(each.id),
            parent: each.parent === null ? null : part(each.parent),
            svg: painted(each.svg),
            states: each.states.map(({ name, svg }) => ({ name, svg: painted(svg) })),
          })),
          anchors: spec.anchors.map((anchor) => ({ ...anchor, part: part(anchor.part) })),
        },
        `Renamed ${[...partOf, ...tokenOf].map(([from, to]) => `${from} to ${to}`).join(', ')}.`,
      );
    },
  });
