import { compileClip, type Motion } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { type InputChange, inputProblem, type Machine, machineOf, type MachineState, type StateChange, startMachine, stepMachine, untilEnd } from '@/lib/core/canvas/machine';
import { type Rig, rigOf } from '@/lib/core/rig/rig';
import type { Trigger } from './attributes';
import { type PlayerBundle, PlayerError } from './bundle';
import type { Performer } from './performer';

/** What takes one motion to the next where nothing else is said, in seconds. */
const BLEND_SECONDS = 0.25;
/** The motion of a mascot that is told nothing. */
const IDLE = 'idle';

/** What the attributes say about what to play. */
export interface Direction {
  readonly animation: string | null;
  readonly canvas: string | null;
  readonly trigger: Trigger;
  readonly loop: boolean | null;
}

/** What a director tells the page. */
export interface Told {
  changed(change: StateChange): void;
  ended(animation: string): void;
}

const motions = new WeakMap<AnimationClip, Map<boolean, { rig: Rig; motion: Motion }>>();

/** A clip made ready for a rig, once for all who play it. */
function motionOf(rig: Rig, clip: AnimationClip, loop = clip.loop): Motion {
  const known = motions.get(clip) ?? new Map<boolean, { rig: Rig; motion: Motion }>();
  motions.set(clip, known);
  const found = known.get(loop);
  if (found?.rig === rig) return found.motion;
  const motion = compileClip(rig, { ...clip, loop });
  known.set(loop, { rig, motion });
  return motion;
}

/** Decides which motion is performed: by the attributes, by what the page asks for, or by a canvas. */
export class Director {
  readonly #rig: Rig;
  #direction: Direction = { animation: null, canvas: null, trigger: 'auto', loop: null };
  #machine: Machine | null = null;
  #state: MachineState | null = null;
  #stepped = 0;
  /** What is played now, over what the attributes say; null where they alone speak. */
  #asked: string | null = null;
  #shown: string | null = null;

  constructor(private readonly bundle: PlayerBundle, private readonly performer: Pick<Performer, 'perform' | 'seconds'>, private readonly told: Told) {
    this.#rig = rigOf(bundle.spec);
  }

  /** The motion or the state that is shown; null at rest. */
  get showing(): string | null {
    return this.#state && !this.#asked ? this.#state.state : this.#shown;
  }

  get state(): MachineState | null {
    return this.#state;
  }

  /** Follows the attributes from now on. Throws a `PlayerError` where they name what is not there. */
  follow(direction: Direction, blend = BLEND_SECONDS): void {
    const { canvas } = direction;
    const graph = canvas !== null && Object.hasOwn(this.bundle.canvases, canvas) ? this.bundle.canvases[canvas] : undefined;
    const other = canvas !== this.#direction.canvas;
    this.#direction = direction;
    this.#asked = null;
    if (graph && !other) return;
    this.#machine = graph ? machineOf(graph, (animation) => this.#clip(animation)?.duration ?? 0) : null;
    this.#state = this.#machine && startMachine(this.#machine);
    this.#stepped = this.performer.seconds;
    this.#base(blend);
    for (const change of this.#state?.changes ?? []) this.told.changed(change);
    if (canvas !== null && !graph) throw new PlayerError('unknown_canvas', `The mascot has no canvas "${canvas}".`);
    if (direction.animation !== null && !this.#clip(direction.animation)) throw this.#unknown(direction.animation);
  }

  /** Plays a motion now, else what the attributes name. Throws a `PlayerError` where there is none. */
  play(name: string | null): void {
    const chosen = name ?? this.#direction.animation ?? IDLE;
    if (!this.#clip(chosen)) throw this.#unknown(chosen);
    this.#asked = chosen;
    this.#perform(chosen, this.#direction.loop ?? undefined, BLEND_SECONDS);
  }

  /** Plays once what the attributes name, as at a click. */
  trigger(): void {
    const name = this.#direction.animation ?? IDLE;
    if (!this.#clip(name)) return;
    this.#asked = name;
    this.#perform(name, false, BLEND_SECONDS);
  }

  /** Goes back to what is shown while nothing is asked for. */
  settle(): void {
    this.#asked = null;
    this.#base(BLEND_SECONDS);
  }

  /** Whether something is played that the page or a visitor asked for. */
  get asked(): boolean {
    return this.#asked !== null;
  }

  /** What is performed has ended. */
  ended(): void {
    const shown = this.#shown;
    if (shown !== null) this.told.ended(shown);
    if (this.#asked !== null) this.settle();
    else if (this.#machine && this.#state) this.#advance([], untilEnd(this.#machine, this.#state) ?? 0);
  }

  /** Tells the canvas of an input. Throws a `PlayerError` where it does not take it. */
  input(change: InputChange): void {
    const problem = this.#machine ? inputProblem(this.#machine, change) : 'No canvas is played.';
    if (problem) throw new PlayerError('unknown_input', problem);
    this.#advance([change], 0);
  }

  #advance(changes: readonly InputChange[], least: number): void {
    if (!this.#machine || !this.#state) return;
    const { seconds } = this.performer;
    const passed = stepMachine(this.#machine, this.#state, [], Math.max(seconds - this.#stepped, least));
    this.#stepped = seconds;
    this.#state = stepMachine(this.#machine, passed, changes, 0);
    const all = [...passed.changes, ...this.#state.changes];
    const last = all.at(-1);
    if (last && this.#asked === null) this.#base(last.blend);
    for (const change of all) this.told.changed(change);
  }

  /** Performs what the canvas or the attributes say. */
  #base(blend: number): void {
    const state = this.#state && this.#machine?.states.get(this.#state.state);
    if (state) return this.#perform(state.animation, state.loop, blend, this.#machine && this.#state ? untilEnd(this.#machine, this.#state) : null);
    const { animation, trigger, loop } = this.#direction;
    const named = trigger === 'auto' && animation !== null && this.#clip(animation) ? animation : null;
    const name = named ?? (trigger === 'none' || (trigger !== 'auto' && animation === IDLE) ? null : IDLE);
    this.#perform(name, named ? (loop ?? undefined) : undefined, blend);
  }

  #perform(name: string | null, loop: boolean | undefined, blend: number, seconds?: number | null): void {
    const clip = name === null ? undefined : this.#clip(name);
    const motion = clip ? motionOf(this.#rig, clip, loop) : null;
    this.#shown = clip ? name : null;
    this.performer.perform(motion, blend, seconds ?? (motion && !motion.loop ? motion.duration : null));
  }

  #clip(name: string): AnimationClip | undefined {
    return Object.hasOwn(this.bundle.clips, name) ? this.bundle.clips[name] : undefined;
  }

  #unknown(name: string): PlayerError {
    return new PlayerError('unknown_animation', `The mascot has no motion "${name}".`);
  }
}
