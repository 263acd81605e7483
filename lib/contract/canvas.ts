import { z } from 'zod';
import { CANVAS_TEMPLATE_NAMES, CanvasGraph } from '@/lib/core/canvas/schema';
import { LIMITS } from '@/lib/core/limits';
import { checkedApart, deletedOf, listOf, readable, Timestamp } from './common';
import { endpoint } from './endpoint';

/** A state machine of a mascot: the player runs it by its name. */
export const Canvas = z.strictObject({
  id: z.string(),
  object: z.literal('canvas'),
  mascot_id: z.string(),
  name: z.string(),
  graph: CanvasGraph,
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Canvas = z.infer<typeof Canvas>;

const Name = readable(LIMITS.canvas.name);
/** The graph itself is checked by `checkGraph`, so that its problems come as `Canvas graph is invalid.` */
const Graph = checkedApart('GraphInput', 'A CanvasGraph');

export const TemplateCanvasInput = z.strictObject({ template: z.enum(CANVAS_TEMPLATE_NAMES), name: Name });
export type TemplateCanvasInput = z.infer<typeof TemplateCanvasInput>;

export const GraphCanvasInput = z.strictObject({ graph: Graph, name: Name });
export type GraphCanvasInput = z.infer<typeof GraphCanvasInput>;

export const CanvasChanges = z.strictObject({ name: Name.optional(), graph: Graph.optional() });
export type CanvasChanges = z.infer<typeof CanvasChanges>;

export const listCanvases = endpoint({
  id: 'listCanvases', method: 'GET', path: '/mascots/{id}/canvases', tag: 'Canvases', access: 'member',
  summary: "A mascot's canvases with their graphs, oldest first.",
  returns: { 200: listOf(Canvas) },
});

export const createCanvas = endpoint({
  id: 'createCanvas', method: 'POST', path: '/mascots/{id}/canvases', tag: 'Canvases', access: 'member',
  summary: 'Adds a canvas: a template or a graph. States may play the mascot\'s animations by name, and presets. A name that is taken gets a number.',
  body: z.xor([TemplateCanvasInput, GraphCanvasInput]),
  returns: { 201: Canvas },
});

export const updateCanvas = endpoint({
  id: 'updateCanvas', method: 'PATCH', path: '/mascots/{id}/canvases/{canvasId}', tag: 'Canvases', access: 'member',
  summary: 'Renames a canvas, or gives it another graph.',
  body: CanvasChanges,
  returns: { 200: Canvas },
});

export const deleteCanvas = endpoint({
  id: 'deleteCanvas', method: 'DELETE', path: '/mascots/{id}/canvases/{canvasId}', tag: 'Canvases', access: 'member',
  summary: 'Removes a canvas.',
  returns: { 200: deletedOf('canvas') },
});

/** A canvas of the catalogue: `id` can be posted as `template`, or `graph` as it is. */
export const CanvasTemplate = z.strictObject({ id: z.enum(CANVAS_TEMPLATE_NAMES), title: z.string(), description: z.string(), graph: CanvasGraph });
export type CanvasTemplate = z.infer<typeof CanvasTemplate>;

export const listCanvasTemplates = endpoint({
  id: 'listCanvasTemplates', method: 'GET', path: '/canvas-templates', tag: 'Canvases', access: 'public',
  summary: 'The canvas templates with their graphs.',
  returns: { 200: listOf(CanvasTemplate) },
});
