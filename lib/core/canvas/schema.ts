import { z } from 'zod';
import { NAME } from '../patterns';

const name = z.string().regex(NAME);

export const CANVAS_TEMPLATE_NAMES = ['chatbot', 'ai_agent', 'onboarding'] as const;
export type CanvasTemplateName = (typeof CANVAS_TEMPLATE_NAMES)[number];

export const CanvasInput = z.strictObject({
  name, type: z.enum(['boolean', 'number', 'trigger']), default: z.union([z.boolean(), z.number(), z.null()]),
});
export type CanvasInput = z.infer<typeof CanvasInput>;

export const CanvasState = z.strictObject({ id: name, animation: z.string(), loop: z.boolean(), then: z.string().nullable() });
export type CanvasState = z.infer<typeof CanvasState>;

export const Condition = z.strictObject({
  input: z.string(), op: z.enum(['is_true', 'is_false', 'eq', 'gt', 'lt', 'fired']), value: z.number().nullable(),
});
export type Condition = z.infer<typeof Condition>;

/** A transition: `from` a state id or `*`; every condition of `when` must hold; `blend` in seconds. */
export const Transition = z.strictObject({
  from: z.string(), to: z.string(), when: z.array(Condition).min(1), blend: z.number().min(0).max(2),
});
export type Transition = z.infer<typeof Transition>;

/** A state machine over a mascot's animations (specification: CanvasGraph). Shape only; `checkGraph` adds the references. */
export const CanvasGraph = z.strictObject({
  canvasVersion: z.literal(1),
  inputs: z.array(CanvasInput),
  states: z.array(CanvasState).min(1),
  initial: z.string(),
  transitions: z.array(Transition),
});
export type CanvasGraph = z.infer<typeof CanvasGraph>;

/** A graph whose numbers and names may be out of bounds: enough to tell what refers to what. */
export const GraphStructure = z.object({
  ...CanvasGraph.shape,
  canvasVersion: z.unknown().transform(() => 1 as const),
  inputs: z.array(z.object({ ...CanvasInput.shape, name: z.string() })),
  states: z.array(z.object({ ...CanvasState.shape, id: z.string() })).min(1),
  transitions: z.array(z.object({ ...Transition.shape, blend: z.number() })),
});
