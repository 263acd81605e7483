import type { InputChange, MachineState, StateChange } from '@/lib/core/canvas/machine';
import { compileClip, type Motion } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { type Rig, rigOf } from '@/lib/core/rig/rig';
import type { ReadAttribute } from './attributes';
import { own, type MascotBundle, PlayerError } from './bundle';
import { createCanvasRun } from './canvas-run';
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

/** Of each clip, the motion that it was last compiled to. */
const motions = new WeakMap<AnimationClip, Motion & { rig: Rig }>();

/** A clip made ready for a rig, once for all who play it. */
function motionOf(rig: Rig, clip: AnimationClip, loop: boolean): Motion {
  const found = motions.get(clip);
  if (found?.rig === rig && found.loop === loop) return found;
  const motion = { ...compileClip(rig, { ...clip, loop }), rig };
  motions.set(clip, motion);
  return motion;
}

/** Throws where a bundle has no motion of this name. */
function requireClip(clips: MascotBundle['clips'], name: string): void {
  if (!own(clips, name)) throw new PlayerError('unknown_animation', `The mascot has no motion "${name}".`);
}

/** Tells the page of every change of a canvas. */
function announce(tell: Tell, changes: readonly StateChange[]): void {
  for (const { from, to, why } of changes) tell('statechange', { from, to, why });
}

type Actor = Pick<Performer, 'perform' | 'seconds'>;

/** A director of a bundle, which tells a performer what to perform, and the page what has happened. */
export function createDirector(bundle: MascotBundle, performer: Actor, read: ReadAttribute, tell: Tell): Director {
  const { spec, clips } = bundle;
  const run = createCanvasRun(bundle, performer.seconds);
  /** The motion that was asked for over canvas and attributes; null while these decide. */
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
