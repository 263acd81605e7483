'use client';

import { useEffect, useState, type RefObject } from 'react';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { ServicePlayer } from '@/lib/player';
import { motionOf } from '../motions';
import { useDesigner, useDesignerState } from '../state/context';
import { attachPlayer, type Designer } from '../state/designer';
import { changed, IDLE_TRIAL, told, type Change } from '../state/trial';

/** By which name the player knows the canvas that is tried. */
const CANVAS = 'trial';

/** Runs the last graph without errors in `host`, in the player that pages embed; gives whether there is one. */
export function usePlayer(host: RefObject<HTMLElement | null>): boolean {
  const designer = useDesigner();
  const graph = usePlayable();
  const playing = useDesignerState(({ trial }) => trial.playing);
  const [element, setElement] = useState<ServicePlayer | null>(null);

  useEffect(() => {
    let gone = false;
    let made: ServicePlayer | null = null;
    // The element is a class of the DOM: it is made in the browser alone.
    void import('@/lib/player').then(() => {
      if (gone) return;
      made = document.createElement('service-player');
      host.current?.append(made);
      setElement(made);
    });
    return () => {
      gone = true;
      made?.remove();
    };
  }, [host]);

  useEffect(() => (element && graph ? run(designer, element, graph) : undefined), [designer, element, graph]);

  useEffect(() => {
    if (!element || !graph || playing) return undefined;
    element.pause();
    return () => element.play();
  }, [element, graph, playing]);
  return graph !== null;
}

/** The shown graph, or while that has errors the last one that had none. */
function usePlayable(): CanvasGraph | null {
  const shown = useDesignerState(({ document, findings }) => (findings.some(({ level }) => level === 'error') ? null : document.graph));
  const [last, setLast] = useState(shown);
  if (shown !== null && shown !== last) setLast(shown);
  return shown ?? last;
}

/** Plays a graph from its start, with the inputs as they were set before, and writes down what happens; gives the function that ends it. */
function run(designer: Designer, element: ServicePlayer, graph: CanvasGraph): () => void {
  const { store, spec } = designer;
  const clock = stopwatch();
  const note = (event: Event) => {
    const change = (event as CustomEvent<Change>).detail;
    store.setState(({ trial }) => ({ trial: changed(trial, graph, change, clock.seconds()) }));
  };
  const read = () => store.setState(({ trial }) => ({ trial: { ...trial, values: element.inputs } }));
  const tell = (text: string) => store.setState(({ trial }) => ({ trial: told(trial, text, clock.seconds()) }));
  const begin = () => {
    clock.restart();
    store.setState(({ trial: { playing } }) => ({ trial: { ...IDLE_TRIAL, playing } }));
    element.bundle = { spec, clips: clipsOf(designer, graph), canvases: { [CANVAS]: graph } };
    if (!store.getState().trial.playing) element.pause();
    read();
  };
  const before = store.getState().trial.values;
  const unsubscribe = store.subscribe(({ trial: { playing } }) => clock.run(playing));
  element.addEventListener('statechange', note);
  element.setAttribute('canvas', CANVAS);
  begin();
  for (const { name, type } of graph.inputs) {
    const value = before[name];
    if (typeof value === type && value !== element.inputs[name]) element.setInput(name, value as boolean | number);
  }
  read();
  const detach = attachPlayer(designer, {
    restart: begin,
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
  return () => {
    unsubscribe();
    element.removeEventListener('statechange', note);
    detach();
  };
}

function clipsOf(designer: Designer, graph: CanvasGraph): Record<string, AnimationClip> {
  return Object.fromEntries(graph.states.flatMap(({ animation }) => {
    const clip = motionOf(designer, animation);
    return clip ? [[animation, clip]] : [];
  }));
}

/** Counts the seconds while it runs. */
function stopwatch() {
  let counted = 0;
  let since: number | null = performance.now();
  const seconds = () => counted + (since === null ? 0 : (performance.now() - since) / 1000);
  return {
    seconds,
    restart: () => {
      counted = 0;
      since = since === null ? null : performance.now();
    },
    run: (running: boolean) => {
      if (running === (since !== null)) return;
      counted = seconds();
      since = running ? performance.now() : null;
    },
  };
}
