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

/** The running canvas of a mascot, if any. */
export interface CanvasRun {
  /** Starts a canvas, or none for null. Returns whether anything changes. */
  begin(name: string | null): boolean;
  /**
   * Advances the canvas by the elapsed time and then applies an input, or without one, the end of the animation. Throws
   * a `PlayerError` if the canvas does not accept the input.
   */
  proceed(change?: InputChange): readonly StateChange[];
  /** Gives the state of the machine; null without a running canvas. */
  place(): MachineState | null;
  /** The current state of the graph. */
  standing(): CanvasState | undefined;
  /** The seconds until the animation of the current state ends; null if its end changes nothing. */
  remaining(): number | null;
}

/** Creates a run without a canvas; `seconds` is its clock. */
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
