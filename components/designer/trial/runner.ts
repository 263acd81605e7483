import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { ServicePlayer } from '@/lib/player';
import { motionOf } from '../motions';
import { attachPlayer, type Designer } from '../state/designer';
import { withChange, IDLE_TRIAL, isRunning, withNote, continued, type TrialChange } from '../state/trial';
import { carry } from './carry';
import { startStopwatch, type Stopwatch } from './stopwatch';

/** The name of the tested canvas in the player. */
const TRIAL_CANVAS = 'trial';

/** Runs the graphs of a designer. */
export interface Runner {
  /** Runs a graph. The first one starts at its initial state; an edited one continues in the current state. */
  show(graph: CanvasGraph): void;
  end(): void;
}

/** A canvas in a player, with its state and log in the designer's store. */
interface Run {
  readonly designer: Designer;
  readonly element: ServicePlayer;
  readonly clock: Stopwatch;
  graph: CanvasGraph | null;
  /** True while an edited graph takes over from the running one. The state that it starts in is not logged. */
  takingOver: boolean;
}

/** Creates a runner, which runs graphs in a player and logs what happens. */
export function createRunner(designer: Designer, element: ServicePlayer): Runner {
  const run: Run = { designer, element, clock: startStopwatch(), graph: null, takingOver: false };
  const onStateChange = (event: Event) => noteChange(run, (event as CustomEvent<TrialChange>).detail);
  element.setAttribute('canvas', TRIAL_CANVAS);
  element.addEventListener('statechange', onStateChange);
  const unsubscribe = followPlaying(run);
  const detach = attachPlayer(designer, {
    restart: (from) => run.graph && begin(run, from === undefined ? run.graph : { ...run.graph, initial: from }, null),
    set(name, value) {
      note(run, `${name} = ${value}`);
      element.setInput(name, value);
      readInputs(run);
    },
    fire(name) {
      note(run, `${name} fired`);
      element.fire(name);
    },
  });
  return {
    show: (graph) => show(run, graph),
    end() {
      unsubscribe();
      element.removeEventListener('statechange', onStateChange);
      detach();
    },
  };
}

/** Pauses and resumes the player and its clock together with the trial. Returns the cleanup. */
function followPlaying({ designer: { store }, element, clock }: Run): () => void {
  const unsubscribe = store.subscribe(({ trial }, { trial: before }) => {
    if (isRunning(trial) === isRunning(before)) return;
    clock.run(isRunning(trial));
    if (isRunning(trial)) element.play();
    else element.pause();
  });
  clock.run(isRunning(store.getState().trial));
  return unsubscribe;
}

function noteChange({ designer: { store }, graph, takingOver, clock }: Run, detail: TrialChange): void {
  if (graph && !(takingOver && detail.from === null))
    store.setState(({ trial }) => ({ trial: withChange(trial, graph, detail, clock.seconds()) }));
}

function note({ designer: { store }, clock }: Run, text: string): void {
  store.setState(({ trial }) => ({ trial: withNote(trial, text, clock.seconds()) }));
}

function readInputs({ designer: { store }, element }: Run): void {
  store.setState(({ trial }) => ({ trial: { ...trial, values: element.inputs } }));
}

function play(run: Run, graph: CanvasGraph): void {
  const { designer, element } = run;
  element.bundle = { spec: designer.spec, clips: clipsOf(designer, graph), canvases: { [TRIAL_CANVAS]: graph } };
  if (!isRunning(designer.store.getState().trial)) element.pause();
  readInputs(run);
}

/** Starts a graph with an empty log; `why` is its first entry if there is a reason. */
function begin(run: Run, graph: CanvasGraph, why: string | null): void {
  run.clock.restart();
  run.designer.store.setState(({ trial: { playing, waiting } }) => ({ trial: { ...IDLE_TRIAL, playing, waiting } }));
  if (why !== null) note(run, why);
  play(run, graph);
}

/** Runs a graph. The first one starts at its initial state; an edited one continues in the current state. */
function show(run: Run, graph: CanvasGraph): void {
  const before = run.graph;
  if (graph === before) return;
  run.graph = graph;
  const { state, values } = run.designer.store.getState().trial;
  const carried = before && carry(before, graph, state, values);
  if (!carried) begin(run, graph, null);
  else if (carried.state === null) begin(run, carried.graph, `Started again: ${state ?? 'its state'} is gone`);
  else goOn(run, carried.graph, carried.state, carried.same);
}

/** Continues in the edited graph. If the motion is the same, it continues at the same time. */
function goOn(run: Run, graph: CanvasGraph, state: string, same: boolean): void {
  const { designer, element, clock } = run;
  const { since } = designer.store.getState().trial;
  designer.store.setState(({ trial }) => ({ trial: continued(trial, state, same ? trial.since : clock.seconds()) }));
  run.takingOver = true;
  play(run, graph);
  run.takingOver = false;
  if (same && element.state === state) element.seek(clock.seconds() - since);
}

function clipsOf(designer: Designer, graph: CanvasGraph): Record<string, AnimationClip> {
  return Object.fromEntries(
    graph.states.flatMap(({ animation }) => {
      const clip = motionOf(designer, animation);
      return clip ? [[animation, clip]] : [];
    }),
  );
}
