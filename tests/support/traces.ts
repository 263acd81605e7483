import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startMachine, stepMachine, type InputChange, type StateChange } from '@/lib/core/canvas/machine';
import type { CanvasGraph, CanvasTemplateName } from '@/lib/core/canvas/schema';
import { TEMPLATE_OF } from '@/lib/core/canvas/templates';

/** A step of a trace: an input changes, or `dt` seconds pass. */
export type TraceStep = InputChange | { readonly dt: number };

/** Inputs of a canvas, and the transitions that every runtime must take. `seconds` are the animations' durations. */
export interface Trace {
  readonly name: string;
  readonly graph: CanvasGraph;
  readonly seconds: Readonly<Record<string, number>>;
  readonly steps: readonly TraceStep[];
  readonly log: readonly StateChange[];
}

const FOLDER = join(import.meta.dirname, '../fixtures/traces');

/** Every trace of `tests/fixtures/traces`, with the names of templates replaced by their graphs. */
export const TRACES: readonly Trace[] = readdirSync(FOLDER)
  .sort()
  .map((file) => {
    const { template, graph, ...trace } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Omit<Trace, 'graph'> &
      ({ template: CanvasTemplateName; graph?: never } | { template?: never; graph: CanvasGraph });
    return { ...trace, graph: template ? TEMPLATE_OF[template].graph : graph };
  });

/** Plays a trace and gives its state changes; `slice` is the longest time step in seconds. */
export function replay(
  { graph, seconds, steps }: Pick<Trace, 'graph' | 'seconds' | 'steps'>,
  slice = Infinity,
): StateChange[] {
  const machine = { graph, secondsOf: (animation: string) => seconds[animation] ?? 0 };
  let state = startMachine(machine);
  const log = [...state.changes];
  const step = (changes: readonly InputChange[], dt: number) => {
    state = stepMachine(machine, state, changes, dt);
    log.push(...state.changes);
  };
  for (const each of steps) {
    if (!('dt' in each)) step([each], 0);
    else for (let left = each.dt; left > 0; left -= slice) step([], Math.min(left, slice));
  }
  return log;
}
