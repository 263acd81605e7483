import { z } from 'zod';
import { NAME } from '../patterns';

const name = z.string().regex(NAME);

/** The canvas templates by name, in the order of the specification. */
export const CANVAS_TEMPLATE_NAMES = ['chatbot', 'ai_agent', 'onboarding'] as const;
export type CanvasTemplateName = (typeof CANVAS_TEMPLATE_NAMES)[number];

/** An input of a state machine: a page sets its value, or fires it where it is a trigger. */
export const CanvasInput = z.strictObject({
  name: name.describe('What the page calls it.'),
  type: z
    .enum(['boolean', 'number', 'trigger'])
    .describe('A trigger is fired and used up; the others are set and stay.'),
  default: z.union([z.boolean(), z.number(), z.null()]).describe('Its value at first; null is `false` or 0.'),
});
export type CanvasInput = z.infer<typeof CanvasInput>;

/** A state: the animation that it plays, and the state that follows when that has ended. */
export const CanvasState = z.strictObject({
  id: name.describe('Its name.'),
  animation: z.string().describe('The motion that it plays, by name, or a preset.'),
  loop: z.boolean().describe('Whether the motion goes on.'),
  then: z.string().nullable().describe('The state that follows when the motion has ended once; null for none.'),
});
export type CanvasState = z.infer<typeof CanvasState>;

/** A condition on one input; `value` is what `eq`, `gt` and `lt` compare with. */
export const Condition = z.strictObject({
  input: z.string().describe('The input, by name.'),
  op: z.enum(['is_true', 'is_false', 'eq', 'gt', 'lt', 'fired']).describe('How it is looked at.'),
  value: z.number().nullable().describe('What a number is compared with; else null.'),
});
export type Condition = z.infer<typeof Condition>;

/** A transition: `from` a state id or `*`; every condition of `when` must hold; `blend` in seconds. */
export const Transition = z.strictObject({
  from: z.string().describe('A state id, or `*` for any.'),
  to: z.string().describe('A state id.'),
  when: z.array(Condition).min(1).describe('All of these must hold.'),
  blend: z.number().min(0).max(2).describe('Seconds from one pose to the other; 0 cuts.'),
});
export type Transition = z.infer<typeof Transition>;

/**
 * A state machine over a mascot's animations (specification: CanvasGraph). Shape only; `checkGraph` adds the
 * references.
 */
export const CanvasGraph = z
  .strictObject({
    canvasVersion: z.literal(1).describe('The version of the format.'),
    inputs: z.array(CanvasInput).describe('What a page can set or fire.'),
    states: z.array(CanvasState).min(1).describe('What can be played.'),
    initial: z.string().describe('The state that it begins in.'),
    transitions: z
      .array(Transition)
      .describe('The ways from state to state, in the order in which they are looked at.'),
  })
  .meta({
    description: 'A state machine.',
    examples: [
      {
        canvasVersion: 1,
        inputs: [{ name: 'open', type: 'boolean', default: false }],
        initial: 'closed',
        states: [
          { id: 'closed', animation: 'sleep', loop: true, then: null },
          { id: 'opened', animation: 'wave', loop: true, then: null },
        ],
        transitions: [
          { from: 'closed', to: 'opened', when: [{ input: 'open', op: 'is_true', value: null }], blend: 0.2 },
          { from: 'opened', to: 'closed', when: [{ input: 'open', op: 'is_false', value: null }], blend: 0.4 },
        ],
      },
    ],
  });
export type CanvasGraph = z.infer<typeof CanvasGraph>;

/** A graph whose numbers and names may be out of bounds: enough to check its references. */
export const GraphStructure = z.object({
  ...CanvasGraph.shape,
  canvasVersion: z.unknown().transform(() => 1 as const),
  inputs: z.array(z.object({ ...CanvasInput.shape, name: z.string() })),
  states: z.array(z.object({ ...CanvasState.shape, id: z.string() })).min(1),
  transitions: z.array(z.object({ ...Transition.shape, blend: z.number() })),
});
