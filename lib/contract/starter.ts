import { z } from 'zod';
import { CANVAS_TEMPLATE_NAMES } from '@/lib/core/canvas/schema';
import { STARTER_KINDS } from '@/lib/core/sheet/vocabulary';
import { listOf } from './common';
import { endpoint } from './endpoint';

/** A finished character of the catalogue, which a mascot can start from. */
export const Starter = z.strictObject({
  id: z.string().meta({ description: 'What `starter` of POST /mascots takes.', examples: ['fox'] }),
  kind: z.enum(STARTER_KINDS).describe('What it is.'),
  name: z.string().meta({ description: 'Its name.', examples: ['Saffron'] }),
  prompt: z
    .string()
    .meta({ description: 'The words for it.', examples: ['A cheerful orange fox barista with a green apron'] }),
  style: z.string().meta({ description: 'Its style: an id of `GET /styles`.', examples: ['outlined'] }),
  motions: z.array(z.string()).describe('The motions that it comes with, in words.'),
  canvas: z.enum(CANVAS_TEMPLATE_NAMES).describe('The template of the canvas that it comes with.'),
  preview_url: z
    .string()
    .meta({ description: 'Address of its drawing as SVG.', examples: ['https://HOST/show/fox/preview'] }),
});
export type Starter = z.infer<typeof Starter>;

export const listStarters = endpoint({
  id: 'listStarters',
  method: 'GET',
  path: '/starters',
  tag: 'Catalog',
  access: 'public',
  summary: 'Finished characters with motions and a canvas, which a mascot can start from.',
  returns: { 200: listOf(Starter) },
});
