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
import { compileClip, type Motion } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { type Rig, rigOf } from '@/lib/core/rig/rig';
import type { ReadAttribute } from './attributes';
import { type MascotBundle, own, PlayerError } from './bundle';
import type { Performer } from './performer';

/** What takes one motion to the next where nothing else is said, in seconds. */
const BLEND_SECONDS = 0.25;
/** The motion of a mascot that is told nothing. */
const IDLE = 'idle';

/** Decides which motion is performed: by the attributes, by what the page asks for, or by a canvas. */
export interface Director {
  /** Follows the attributes as they are now. Throws a `PlayerError` where they name what is not there. */
  follow(blend?: number): void;
  /** Plays a motion now, else what the attributes name. Throws a `PlayerError` where there is none. */
  play(name: string | null): void;
  /** Plays once what the attributes name; where that is playing, goes back if `toggles`. */
  trigger(toggles: boolean): void;
  /** What is performed has ended. */
  concluded(): void;
  /** Tells the canvas of an input. Throws a `PlayerError` where it does not take it. */
  input(change: InputChange): void;
  /** The motion or the state that is shown; null at rest. */
  showing(): string | null;
  /** Where the canvas is, null without one. */
  state(): MachineState | null;
}

/** Sends an event of the element with its detail. */
export type Tell = (type: string, detail: unknown) => void;

const motions = new WeakMap<AnimationClip, Map<boolean, Motion & { rig: Rig }>>();

/** A clip made ready for a rig, once for all who play it. */
function motionOf(rig: Rig, clip: AnimationClip, loop: boolean): Motion {
  const known = motions.get(clip) ?? new Map<boolean, Motion & { rig: Rig }>();
  motions.set(clip, known);
  const found = known.get(loop);
  const motion = found?.rig === rig ? found : { ...compileClip(rig, { ...clip, loop }), rig };
  known.set(loop, motion);
  return motion;
}

/** A director of a bundle, which tells a performer what to perform. */
export function createDirector(
  { spec, clips, canvases }: MascotBundle,
  performer: Pick<Performer, 'perform' | 'seconds'>,
  read: ReadAttribute,
  tell: Tell,
): Director {
  let canvas: string | null = null;
  let machine: Machine | null = null;
  let state: MachineState | null = null;
  let stepped = 0;
  /** What is played over what the attributes say; null where they alone speak. */
  let asked: string | null = null;
  let shown: string | null = null;

  const find = (name: string): AnimationClip => {
    const clip = own(clips, name);
    if (!clip) throw new PlayerError('unknown_animation', `The mascot has no motion "${name}".`);
    return clip;
  };

  function perform(name: string | null, loop: boolean | null, blend: number, seconds?: number | null): void {
    const clip = own(clips, name);
    const motion = clip ? motionOf(rigOf(spec), clip, loop ?? clip.loop) : null;
    shown = motion && name;
    performer.perform(motion, blend, seconds ?? (motion && !motion.loop ? motion.duration : null));
  }

  /** Performs what the canvas or the attributes say. */
  function base(blend: number): void {
    asked = null;
    const animation = read('animation');
    const trigger = read('trigger');
    const standing = machine?.graph.states.find(({ id }) => id === state?.state);
    if (machine && state && standing) perform(standing.animation, standing.loop, blend, untilEnd(machine, state));
    else if (trigger === 'auto' && own(clips, animation)) perform(animation, read('loop'), blend);
    else perform(trigger === 'none' || (trigger !== 'auto' && animation === IDLE) ? null : IDLE, null, blend);
  }

  function play(name: string | null, loop: boolean | null): void {
    const wanted = name ?? read('animation') ?? IDLE;
    find(wanted);
    asked = wanted;
    perform(wanted, loop, BLEND_SECONDS);
  }

  /** Has the canvas take the time that has passed, `least` seconds at least, and then a change. */
  function advance(changes: readonly InputChange[], least: number): void {
    if (!machine || !state) return;
    const seconds = performer.seconds();
    const passed = stepMachine(machine, state, [], Math.max(seconds - stepped, least));
    stepped = seconds;
    state = stepMachine(machine, passed, changes, 0);
    change([...passed.changes, ...state.changes]);
  }

  function announce(changes: readonly StateChange[]): void {
    for (const { from, to, why } of changes) tell('statechange', { from, to, why });
  }

  function change(changes: readonly StateChange[]): void {
    const last = changes.at(-1);
    if (last && asked === null) base(last.blend);
    announce(changes);
  }

  return {
    follow(blend = BLEND_SECONDS) {
      const [before, animation] = [canvas, read('animation')];
      canvas = read('canvas');
      const graph = own(canvases, canvas);
      if (graph && canvas === before) return;
      machine = graph ? { graph, secondsOf: (name) => own(clips, name)?.duration ?? 0 } : null;
      state = machine && startMachine(machine);
      stepped = performer.seconds();
      base(blend);
      announce(state?.changes ?? []);
      if (canvas !== null && !graph) throw new PlayerError('unknown_canvas', `The mascot has no canvas "${canvas}".`);
      if (animation !== null) find(animation);
    },
    play: (name) => play(name, read('loop')),
    trigger(toggles) {
      if (asked === null) play(null, false);
      else if (toggles) base(BLEND_SECONDS);
    },
    concluded() {
      if (shown !== null) tell('ended', { animation: shown });
      if (asked !== null) base(BLEND_SECONDS);
      else if (machine && state) advance([], untilEnd(machine, state) ?? 0);
    },
    input(change) {
      const problem = machine ? inputProblem(machine, change) : 'No canvas is played.';
      if (problem) throw new PlayerError('unknown_input', problem);
      advance([change], 0);
    },
    showing: () => (asked === null && state ? state.state : shown),
    state: () => state,
  };
}
