import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { ServicePlayer } from '@/lib/player';
import { motionOf } from '../motions';
import { attachPlayer, type Designer } from '../state/designer';
import { changed, IDLE_TRIAL, told, wentOn, type TrialChange } from '../state/trial';
import { carry } from './carry';
import { startStopwatch } from './stopwatch';

/** By which name the player knows the canvas that is tried. */
const CANVAS = 'trial';

/** Runs the graphs of a designer. */
export interface Runner {
  /** Runs a graph: the first from its start, an edited one from where the last stood. */
  show(graph: CanvasGraph): void;
  end(): void;
}

/** Runs graphs in a player, and writes down what happens. */
export function createRunner(designer: Designer, element: ServicePlayer): Runner {
  const { store, spec } = designer;
  const clock = startStopwatch();
  let running: CanvasGraph | null = null;
  /** While an edited graph takes over: the state that it begins in is no news then, but what follows at once is. */
  let goesOn = false;

  const change = (event: Event) => {
    const detail = (event as CustomEvent<TrialChange>).detail;
    if (running && !(goesOn && detail.from === null))
      store.setState(({ trial }) => ({ trial: changed(trial, running as CanvasGraph, detail, clock.seconds()) }));
  };
  const tell = (text: string) => store.setState(({ trial }) => ({ trial: told(trial, text, clock.seconds()) }));
  const read = () => store.setState(({ trial }) => ({ trial: { ...trial, values: element.inputs } }));
  const play = (graph: CanvasGraph) => {
    element.bundle = { spec, clips: clipsOf(designer, graph), canvases: { [CANVAS]: graph } };
    if (!store.getState().trial.playing) element.pause();
    read();
  };
  const begin = (graph: CanvasGraph, why: string | null) => {
    clock.restart();
    store.setState(({ trial: { playing } }) => ({ trial: { ...IDLE_TRIAL, playing } }));
    if (why !== null) tell(why);
    play(graph);
  };
  /** Goes on in the edited graph, at the same moment of a motion that is the same. */
  const goOn = (graph: CanvasGraph, state: string, same: boolean) => {
    const { since } = store.getState().trial;
    store.setState(({ trial }) => ({ trial: wentOn(trial, state, same ? trial.since : clock.seconds()) }));
    goesOn = true;
    play(graph);
    goesOn = false;
    if (same && element.state === state) element.seek(clock.seconds() - since);
  };

  element.setAttribute('canvas', CANVAS);
  element.addEventListener('statechange', change);
  const unsubscribe = store.subscribe(({ trial: { playing } }, { trial: { playing: before } }) => {
    if (playing === before) return;
    clock.run(playing);
    if (playing) element.play();
    else element.pause();
  });
  clock.run(store.getState().trial.playing);
  const detach = attachPlayer(designer, {
    restart: () => running && begin(running, null),
    set(name, value) {
      tell(`${name} = ${value}`);
      element.setInput(name, value);
      read();
    },
    fire(name) {
      tell(`${name} fired`);
      element.fire(name);
    },
  });
  return {
    show(graph) {
      const before = running;
      if (graph === before) return;
      running = graph;
      const { state, values } = store.getState().trial;
      const carried = before && carry(before, graph, state, values);
      if (!carried) begin(graph, null);
      else if (carried.state === null) begin(carried.graph, `Started again: ${state ?? 'its state'} is gone`);
      else goOn(carried.graph, carried.state, carried.same);
    },
    end() {
      unsubscribe();
      element.removeEventListener('statechange', change);
      detach();
    },
  };
}

function clipsOf(designer: Designer, graph: CanvasGraph): Record<string, AnimationClip> {
  return Object.fromEntries(
    graph.states.flatMap(({ animation }) => {
      const clip = motionOf(designer, animation);
      return clip ? [[animation, clip]] : [];
    }),
  );
}
