import { type Motion, sample } from '@/lib/core/clip/sample';
import { blendPoses } from '@/lib/core/clip/blend';
import { type Playhead, placeOf, turned } from '@/lib/core/playback/playhead';
import type { Pose } from '@/lib/core/rig/pose';
import type { Rig } from '@/lib/core/rig/rig';
import { project } from './film';
import type { PoseLayer } from './layer';
import { type Layers, layersOver } from './layers';
import { onFrame } from './loop';
import { inSight, onSight } from './on-screen';
import type { View } from './view';

/** Where reduced motion is asked for, this share of a motion stands for all of it, */
const TELLING = 0.4;
/** and changes take at most this long. */
const GENTLE_SECONDS = 0.3;

const FIRST_FRAMES = 3;

interface Blend {
  from: Pose;
  since: number;
  seconds: number;
}

/** Whose motion a performer shows. */
export interface Stage {
  /** What is looked at: nothing moves while it is out of sight. */
  readonly element: Element;
  readonly rig: Rig;
  readonly view: View;
  /** Whether motion should be kept still. */
  still(): boolean;
  /** Called when what is performed has come to its end. */
  ended(): void;
}

/** Seconds of the page's own timeline: the same for all that begin in one frame, so that they stay in step. */
const now = (): number => Number(document.timeline?.currentTime ?? performance.now()) / 1000;

/** Shows one motion after the other in a view, with layers over them, and rests whenever nothing moves. */
export class Performer {
  /** What lies over the motion. */
  layers: readonly PoseLayer[] = [];
  readonly #over: Layers;
  /** Runs while the mascot is seen and not paused: motions that end, and state machines, wait meanwhile. */
  #clock: Playhead = { at: 0, since: null, speed: 1 };
  /** Runs while it is not paused: what loops is in step with others when it comes into sight again. */
  #phase: Playhead = this.#clock;
  #motion: Motion | null = null;
  #start = 0;
  #end: number | null = null;
  #blend: Blend | null = null;
  #paused = false;
  #endSight: (() => void) | null = null;
  #endFrames: (() => void) | null = null;
  #timer = 0;
  #endFilm: (() => void) | null = null;
  #ticks = 0;

  constructor(private readonly stage: Stage) {
    this.#over = layersOver(this, stage);
  }

  /** Goes on, in the page; with eyes on the pointer, or not. */
  connect(followCursor: boolean): void {
    this.#over.followCursor(followCursor);
    this.#endSight ??= onSight(this.stage.element, () => this.refresh());
    this.refresh();
  }

  /** Ends everything that runs. */
  disconnect(): void {
    this.#over.end();
    this.#endSight?.();
    this.#endSight = null;
    this.refresh();
  }

  /** Moves the mouth to speech until it is over. */
  readonly speak: Layers['speak'] = (source, options) => this.#over.speak(source, options);

  /** Seconds that have been played, at the speed that was set: what a state machine goes by. */
  get seconds(): number {
    return placeOf(this.#clock, now());
  }

  get paused(): boolean {
    return this.#paused;
  }

  /**
   * Shows a motion from its start, coming from what is shown within `blend` seconds; without a motion the mascot rests. After `seconds`
   * of it, where they are given, its end is told.
   */
  perform(motion: Motion | null, blend: number, seconds: number | null): void {
    const gentle = this.stage.still() ? GENTLE_SECONDS : blend;
    this.#blend = gentle > 0 ? { from: this.#posed(), since: now(), seconds: gentle } : null;
    this.#motion = motion;
    this.#ticks = 0;
    this.#end = seconds;
    this.#start = placeOf(motion?.loop ? this.#phase : this.#clock, now());
    this.refresh();
  }

  /** Where the motion is, in seconds. */
  get position(): number {
    return placeOf(this.#motion?.loop ? this.#phase : this.#clock, now()) - this.#start;
  }

  /** Goes to a moment of the motion. */
  seek(seconds: number): void {
    this.#start += this.position - seconds;
    this.#blend = null;
    this.refresh();
  }

  pause(): void {
    this.#paused = true;
    this.refresh();
  }

  resume(): void {
    this.#paused = false;
    this.refresh();
  }

  /** Sets how many seconds pass in one. */
  setSpeed(speed: number): void {
    this.#clock = turned(this.#clock, now(), this.#clock.since !== null, speed);
    this.#phase = turned(this.#phase, now(), this.#phase.since !== null, speed);
    this.refresh();
  }

  /** Shows what is to be seen now, and sees to it that it goes on: by frames, by itself, or not at all. */
  refresh(): void {
    const connected = this.#endSight !== null;
    const awake = connected && inSight(this.stage.element) && !this.#paused;
    this.#clock = turned(this.#clock, now(), awake);
    this.#phase = turned(this.#phase, now(), connected && !this.#paused);
    this.#endFilm?.();
    this.#endFilm = null;
    this.#show(0);
    const left = this.#end === null ? null : this.#end - this.position;
    const moves = awake && this.#motion && !this.stage.still() && (this.#motion.loop || this.position < this.#motion.duration);
    const live = this.#blend || this.layers.some((layer) => layer.live());
    // The first frames come before the film, which takes some milliseconds to make.
    const frames = Boolean(awake && (live || (moves && this.#ticks < FIRST_FRAMES)));
    this.#setFrames(frames);
    if (moves && !frames && this.#clock.speed) this.#endFilm = project(this.stage.view, this.stage.rig, this.#motion as Motion, now() - this.position / this.#clock.speed, this.#clock.speed);
    clearTimeout(this.#timer);
    if (awake && left !== null && this.#clock.speed) this.#timer = window.setTimeout(() => this.#finish(), (left / this.#clock.speed) * 1000);
  }

  #setFrames(wanted: boolean): void {
    if (wanted) this.#endFrames ??= onFrame(this.stage.element, this.#tick);
    else {
      this.#endFrames?.();
      this.#endFrames = null;
    }
  }

  readonly #tick = (elapsed: number): void => {
    this.#ticks += 1;
    this.#show(elapsed);
    if (this.#ticks >= FIRST_FRAMES && !this.#blend && !this.layers.some((layer) => layer.live())) this.refresh();
  };

  #finish(): void {
    this.#end = null;
    this.refresh();
    this.stage.ended();
  }

  /** The pose of the motion and its blend, without the layers. */
  #posed(): Pose {
    const motion = this.#motion;
    const pose = motion ? sample(motion, this.stage.still() ? motion.duration * TELLING : this.position) : {};
    const blend = this.#blend;
    if (!blend) return pose;
    const u = (now() - blend.since) / blend.seconds;
    if (u >= 1) this.#blend = null;
    return u >= 1 ? pose : blendPoses(blend.from, pose, u * u * (3 - 2 * u));
  }

  #show(elapsed: number): void {
    this.stage.view.show(this.layers.reduce((pose, layer) => layer.apply(pose, elapsed), this.#posed()));
  }
}
