import type { PresetName } from '../../clip/preset-names';
import type { CanvasGraph, CanvasInput, CanvasState, CanvasTemplateName, Condition, Transition } from '../schema';

/** A canvas that is ready for use; its description says what each input means. */
export interface CanvasTemplateDefinition {
  readonly id: CanvasTemplateName;
  readonly title: string;
  readonly description: string;
  readonly graph: CanvasGraph;
}

/** An input that is true or false; false at first. */
export const flag = (name: string): CanvasInput => ({ name, type: 'boolean', default: false });
/** An input that is a number, with its first value. */
export const amount = (name: string, first: number): CanvasInput => ({ name, type: 'number', default: first });
/** An input that fires. */
export const trigger = (name: string): CanvasInput => ({ name, type: 'trigger', default: null });

/** A state that loops until a transition leaves it. */
export const goesOn = (id: string, animation: PresetName): CanvasState => ({ id, animation, loop: true, then: null });
/** A state that plays once, and the state that follows. */
export const playsOnce = (id: string, animation: PresetName, then: string): CanvasState => ({
  id,
  animation,
  loop: false,
  then,
});

/** The condition that an input is true. */
export const is = (input: string): Condition => ({ input, op: 'is_true', value: null });
/** The condition that an input is false. */
export const isNot = (input: string): Condition => ({ input, op: 'is_false', value: null });
/** The condition that a trigger was fired. */
export const fired = (input: string): Condition => ({ input, op: 'fired', value: null });
/** The condition that a number is greater than a value. */
export const above = (input: string, value: number): Condition => ({ input, op: 'gt', value });
/** The condition that a number is less than a value. */
export const below = (input: string, value: number): Condition => ({ input, op: 'lt', value });
/** The condition that a number equals a value. */
export const equals = (input: string, value: number): Condition => ({ input, op: 'eq', value });

/** A transition; `blend` in seconds. */
export const leads = (from: string, to: string, blend: number, ...when: Condition[]): Transition => ({
  from,
  to,
  when,
  blend,
});

/**
 * The states to show while a boolean input is true. Transitions enter the first state, and leave each of them when the
 * input becomes false; `blend` in seconds.
 */
export interface Mode {
  readonly while: string;
  readonly states: readonly [string, ...string[]];
  readonly blend: number;
}

/** The blend back to the waiting state in seconds, slow enough not to snap. */
const HOMEWARD_SECONDS = 0.25;

/**
 * Transitions to the first mode whose input is true, and to `home` if none is. They start only in `home` and in the
 * states of modes, so that any other state plays to its end.
 */
export function modeTransitions(home: string, modes: readonly Mode[]): Transition[] {
  const enter = (from: string, mode: Mode) => leads(from, mode.states[0], mode.blend, is(mode.while));
  return [
    ...modes.map((mode) => enter(home, mode)),
    ...modes.flatMap((mode, place) =>
      mode.states.flatMap((state) => [
        ...modes.slice(0, place).map((more) => enter(state, more)),
        leads(state, home, HOMEWARD_SECONDS, isNot(mode.while)),
      ]),
    ),
  ];
}
