import {
  type InputChange,
  inputProblem,
  type Machine,
  type MachineState,
  type StateChange,
  startMachine,
  stepMachine,
  untilEnd,
} from '@/lib/core/canvas/machine';
import type { CanvasState } from '@/lib/core/canvas/schema';
import { own, type MascotBundle, PlayerError } from './bundle';

/** The canvas of a mascot that runs, if one does. */
export interface CanvasRun {
  /** Starts a canvas, null for none; whether that changes anything. */
  begin(name: string | null): boolean;
  /**
   * Advances by the time that has passed, and then by an input, else to the end of the animation.
   * Throws a `PlayerError` where the canvas does not take the input.
   */
  proceed(change?: InputChange): readonly StateChange[];
  /** Where it is, null where none runs. */
  place(): MachineState | null;
  /** The state that it is in. */
  standing(): CanvasState | undefined;
  /** Seconds until the animation of that has ended; null where that changes nothing. */
  remaining(): number | null;
}

/** No canvas running yet; `seconds` gives the time that it goes by. */
export function createCanvasRun({ clips, canvases }: MascotBundle, seconds: () => number): CanvasRun {
  let canvas: string | null = null;
  let machine: Machine | null = null;
  let state: MachineState | null = null;
  let stepped = 0;

  return {
    begin(name) {
      const graph = own(canvases, name);
      if (graph && canvas === name) return false;
      canvas = name;
      machine = graph ? { graph, secondsOf: (animation) => own(clips, animation)?.duration ?? 0 } : null;
      state = machine && startMachine(machine);
      stepped = seconds();
      return true;
    },
    proceed(change) {
      const problem = change && (machine ? inputProblem(machine, change) : 'No canvas is played.');
      if (problem) throw new PlayerError('unknown_input', problem);
      if (!machine || !state) return [];
      const least = change ? 0 : (untilEnd(machine, state) ?? 0);
      const passed = stepMachine(machine, state, [], Math.max(seconds() - stepped, least));
      stepped = seconds();
      state = stepMachine(machine, passed, change ? [change] : [], 0);
      return [...passed.changes, ...state.changes];
    },
    place: () => state,
    standing: () => machine?.graph.states.find(({ id }) => id === state?.state),
    remaining: () => machine && state && untilEnd(machine, state),
  };
}
