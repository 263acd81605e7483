import { z } from 'zod';
import { CANVAS_TEMPLATE_NAMES, CanvasGraph } from '@/lib/core/canvas/schema';
import { LIMITS } from '@/lib/core/limits';
import { checkedApart, deletedOf, idOf, listOf, objectOf, readable, Timestamp } from './common';
import { endpoint } from './endpoint';

/** A state machine of a mascot, which the player runs by its name. */
export const Canvas = z.strictObject({
  id: idOf('canvas'),
  object: objectOf('canvas'),
  mascot_id: idOf('mascot', 'The mascot.'),
  name: z
    .string()
    .meta({ description: "Its name: what the player's `canvas` attribute takes.", examples: ['Assistant'] }),
  graph: CanvasGraph.describe('The state machine.'),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Canvas = z.infer<typeof Canvas>;

/** A canvas that has just been saved, with the warnings about its graph. */
export const SavedCanvas = z.strictObject({
  ...Canvas.shape,
  warnings: z
    .array(z.string())
    .min(1)
    .optional()
    .describe(
      'What the graph may not mean, as `path: message`; left out where there is nothing. It is saved all the same.',
    ),
});
export type SavedCanvas = z.infer<typeof SavedCanvas>;

const Name = readable(LIMITS.canvas.name).describe('Its name; one that is taken gets a number.');
/** `checkGraph` checks the graph itself, so that its problems are reported under `Canvas graph is invalid.` */
const Graph = checkedApart('GraphInput', 'A CanvasGraph');

/** A canvas that begins as a copy of a template. */
export const TemplateCanvasInput = z.strictObject({
  template: z.enum(CANVAS_TEMPLATE_NAMES).describe('A template to copy.'),
  name: Name,
});
export type TemplateCanvasInput = z.infer<typeof TemplateCanvasInput>;

/** A canvas with a graph of its own. */
export const GraphCanvasInput = z.strictObject({ graph: Graph, name: Name });
export type GraphCanvasInput = z.infer<typeof GraphCanvasInput>;

/** Changes of a canvas: what is left out stays as it is. */
export const CanvasChanges = z.strictObject({ name: Name.optional(), graph: Graph.optional() });
export type CanvasChanges = z.infer<typeof CanvasChanges>;

export const listCanvases = endpoint({
  id: 'listCanvases',
  method: 'GET',
  path: '/mascots/{id}/canvases',
  tag: 'Canvases',
  access: 'member',
  summary: "A mascot's canvases with their graphs, oldest first.",
  returns: { 200: listOf(Canvas) },
});

/** The graph of the examples. */
const [door] = (CanvasGraph.meta()?.examples ?? []) as CanvasGraph[];

export const createCanvas = endpoint({
  id: 'createCanvas',
  method: 'POST',
  path: '/mascots/{id}/canvases',
  tag: 'Canvases',
  access: 'member',
  summary:
    "Adds a canvas: a template or a graph. States may play the mascot's animations by name, and presets. A name " +
    'that is taken gets a number.',
  body: z.xor([TemplateCanvasInput, GraphCanvasInput]),
  returns: { 201: SavedCanvas },
  errors: ['not_ready'],
  examples: {
    'A template': { name: 'Assistant', template: 'ai_agent' },
    'A graph': { name: 'Door', graph: door },
  },
});

export const updateCanvas = endpoint({
  id: 'updateCanvas',
  method: 'PATCH',
  path: '/mascots/{id}/canvases/{canvasId}',
  tag: 'Canvases',
  access: 'member',
  summary:
    'Renames a canvas, or gives it another graph. ' +
    'With `If-Match: "<updated_at>"` it is changed only while it is as it was then.',
  body: CanvasChanges,
  ifMatch: 'updated_at',
  examples: { 'Another name': { name: 'Helper' } },
  returns: { 200: SavedCanvas },
});

export const deleteCanvas = endpoint({
  id: 'deleteCanvas',
  method: 'DELETE',
  path: '/mascots/{id}/canvases/{canvasId}',
  tag: 'Canvases',
  access: 'member',
  summary: 'Removes a canvas.',
  returns: { 200: deletedOf('canvas') },
});

/** A canvas template of the catalogue: `id` can be posted as `template`, or `graph` unchanged. */
export const CanvasTemplate = z.strictObject({
  id: z.enum(CANVAS_TEMPLATE_NAMES).describe('What `template` takes.'),
  title: z.string().describe('Its name.'),
  description: z.string().describe('What it is for, and what its inputs mean.'),
  graph: CanvasGraph.describe('The state machine.'),
});
export type CanvasTemplate = z.infer<typeof CanvasTemplate>;

export const listCanvasTemplates = endpoint({
  id: 'listCanvasTemplates',
  method: 'GET',
  path: '/canvas-templates',
  tag: 'Canvases',
  access: 'public',
  summary: 'The canvas templates with their graphs.',
  returns: { 200: listOf(CanvasTemplate) },
});
