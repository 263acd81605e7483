import type { InputChange, MachineState, StateChange } from '@/lib/core/canvas/machine';
import { compileClip, type Motion } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { type Rig, rigOf } from '@/lib/core/rig/rig';
import type { ReadAttribute } from './attributes';
import { own, type MascotBundle, PlayerError } from './bundle';
import { createCanvasRun } from './canvas-run';
import type { Performer } from './performer';

/** The default blend from one motion to the next, in seconds. */
const BLEND_SECONDS = 0.25;
/** The default motion. */
const IDLE = 'idle';

/** Decides which motion is shown, based on the attributes, calls from the page, and the canvas. */
export interface Director {
  /** Applies the current attributes. Throws a `PlayerError` for an unknown canvas or motion. */
  follow(blend?: number): void;
  /** Plays a motion; null plays that of the attributes. Throws a `PlayerError` for an unknown name. */
  play(name: string | null): void;
  /** Plays the motion of the attributes once. If it is playing already and `toggles` is true, stops it. */
  trigger(toggles: boolean): void;
  /** Must be called when the current motion has ended. */
  concluded(): void;
  /** Passes an input to the canvas. Throws a `PlayerError` if the canvas does not accept it. */
  input(change: InputChange): void;
  /** Gives the name of the shown motion or state; null at rest. */
  showing(): string | null;
  /** Gives the state of the canvas; null if none runs. */
  state(): MachineState | null;
}

/** Dispatches an event of the element. */
export type Tell = (type: string, detail: unknown) => void;

/** Caches the last compiled motion of each clip. */
const motions = new WeakMap<AnimationClip, Motion & { rig: Rig }>();

/** Compiles a clip for a rig. The result is shared by all mascots that play it. */
function motionOf(rig: Rig, clip: AnimationClip, loop: boolean): Motion {
  const found = motions.get(clip);
  if (found?.rig === rig && found.loop === loop) return found;
  const motion = { ...compileClip(rig, { ...clip, loop }), rig };
  motions.set(clip, motion);
  return motion;
}

/** Throws a `PlayerError` if the bundle has no clip with this name. */
function requireClip(clips: MascotBundle['clips'], name: string): void {
  if (!own(clips, name)) throw new PlayerError('unknown_animation', `The mascot has no motion "${name}".`);
}

/** Dispatches an event for every change of state of a canvas. */
function announce(tell: Tell, changes: readonly StateChange[]): void {
  for (const { from, to, why } of changes) tell('statechange', { from, to, why });
}

type Actor = Pick<Performer, 'perform' | 'seconds'>;

/** Creates the director of a bundle, which controls a performer and dispatches the element's events. */
export function createDirector(bundle: MascotBundle, performer: Actor, read: ReadAttribute, tell: Tell): Director {
  const { spec, clips } = bundle;
  const run = createCanvasRun(bundle, performer.seconds);
  /** The motion that the page has requested, which takes precedence over canvas and attributes; null if it has not. */
  let asked: string | null = null;
  let shown: string | null = null;

  function perform(name: string | null, loop: boolean | null, blend: number, seconds?: number | null): void {
    const clip = own(clips, name);
    const motion = clip ? motionOf(rigOf(spec), clip, loop ?? clip.loop) : null;
    shown = motion && name;
    performer.perform(motion, blend, seconds ?? (motion && !motion.loop ? motion.duration : null));
  }

  function resume(blend: number): void {
    asked = null;
    const [animation, trigger] = [read('animation'), read('trigger')];
    const standing = run.standing();
    if (standing) perform(standing.animation, standing.loop, blend, run.remaining());
    else if (trigger === 'auto' && own(clips, animation)) perform(animation, read('loop'), blend);
    else perform(trigger === 'none' || (trigger !== 'auto' && animation === IDLE) ? null : IDLE, null, blend);
  }

  function play(name: string | null, loop: boolean | null): void {
    const wanted = name ?? read('animation') ?? IDLE;
    requireClip(clips, wanted);
    asked = wanted;
    perform(wanted, loop, BLEND_SECONDS);
  }

  function change(changes: readonly StateChange[]): void {
    const last = changes.at(-1);
    if (last && asked === null) resume(last.blend);
    announce(tell, changes);
  }

  return {
    follow(blend = BLEND_SECONDS) {
      const [name, animation] = [read('canvas'), read('animation')];
      if (!run.begin(name)) return;
      resume(blend);
      announce(tell, run.place()?.changes ?? []);
      if (name !== null && !run.place()) throw new PlayerError('unknown_canvas', `The mascot has no canvas "${name}".`);
      if (animation !== null) requireClip(clips, animation);
    },
    play: (name) => play(name, read('loop')),
    trigger(toggles) {
      if (asked === null) play(null, false);
      else if (toggles) resume(BLEND_SECONDS);
    },
    concluded() {
      if (shown !== null) tell('ended', { animation: shown });
      if (asked !== null) resume(BLEND_SECONDS);
      else change(run.proceed());
    },
    input: (given) => change(run.proceed(given)),
    showing: () => (asked === null && run.place()?.state) || shown,
    state: run.place,
  };
}
