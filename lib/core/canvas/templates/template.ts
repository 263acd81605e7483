import type { PresetName } from '../../clip/preset-names';
import type { CanvasGraph, CanvasInput, CanvasState, CanvasTemplateName, Condition, Transition } from '../schema';

/** A canvas ready to be used as it is; its description says what each input means. */
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

/** A state that goes on until a transition leaves it. */
export const goesOn = (id: string, animation: PresetName): CanvasState => ({ id, animation, loop: true, then: null });
/** A state that plays once, and what follows. */
export const playsOnce = (id: string, animation: PresetName, then: string): CanvasState => ({
  id,
  animation,
  loop: false,
  then,
});

export const is = (input: string): Condition => ({ input, op: 'is_true', value: null });
export const isNot = (input: string): Condition => ({ input, op: 'is_false', value: null });
export const fired = (input: string): Condition => ({ input, op: 'fired', value: null });
export const above = (input: string, value: number): Condition => ({ input, op: 'gt', value });
export const below = (input: string, value: number): Condition => ({ input, op: 'lt', value });
export const equals = (input: string, value: number): Condition => ({ input, op: 'eq', value });

/** A transition; `blend` in seconds. */
export const leads = (from: string, to: string, blend: number, ...when: Condition[]): Transition => ({
  from,
  to,
  when,
  blend,
});

/**
 * What a mascot does as long as an input is true: entered by the first of its states, left from each of them. `blend`
 * in seconds.
 */
export interface Mode {
  readonly while: string;
  readonly states: readonly [string, ...string[]];
  readonly blend: number;
}

/** Back to where a mascot waits: unhurried, so that nothing seems to snap. */
const HOMEWARD_SECONDS = 0.25;

/**
 * Transitions by which a mascot shows the first mode whose input is true, whatever else is, and waits in `home` where
 * none is. They leave only the states of modes and `home`: what plays once is seen to its end.
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
