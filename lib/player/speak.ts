import type { Rig } from '@/lib/core/rig/rig';
import { faceOf, mouthOf } from './features';
import type { PoseLayer, Wake } from './layer';
import { listenTo } from './loudness';
import { nudge, type Poses } from './nudge';
import { type CharacterTimes, type Mouthing, mouthingsOf, type MouthShape, type Viseme } from './visemes';

/** What a mascot can speak: an audio source, or sounds with known times. */
export type SpeechSource = HTMLMediaElement | MediaStream | readonly Viseme[] | CharacterTimes;

/** Options of speech. */
export interface SpeechOptions {
  /**
   * The clock of the sounds, such as the element that plays the audio. Without it, time is measured from the call of
   * `speak`.
   */
  readonly audio?: { readonly currentTime: number; readonly paused?: boolean };
  /** Aborting it ends the speech. */
  readonly signal?: AbortSignal;
}

/** The shortest time for which a mouth shape is shown, in seconds. */
const HOLD_SECONDS = 0.07;
/** How far the mouth is ahead of the sound, in seconds. */
const LEAD_SECONDS = 0.04;
/** The rate at which the head follows the mouth, per second. */
const BOB_RATE = 12;
/** How far the head moves with a wide open mouth, as a share of the canvas height. */
const BOB_SHARE = 0.006;
/**
 * For each mouth shape, the state names to look for, the best first, and its opening for mascots without such states.
 */
const MOUTHS: Readonly<Record<MouthShape, { open: number; states: readonly string[] }>> = {
  x: { open: 0, states: [] },
  m: { open: 0, states: ['mm', 'closed'] },
  a: { open: 1, states: ['ah', 'open', 'oh'] },
  e: { open: 0.4, states: ['ee', 'smile', 'open', 'ah'] },
  o: { open: 0.7, states: ['oh', 'open', 'ah'] },
};
/** The distance below which the head is at rest. */
const STILL = 0.01;

type Mouth = Pick<Mouthing, 'name' | 'shape'>;
const AT_REST: Mouth = { name: '', shape: 'x' };

/** The source of a speech: the current mouth shape, and the detection of its end. */
interface Voice {
  mouth(): Mouth;
  /** Calls `over` when the speech ends. */
  watch(over: () => void, signal: AbortSignal): void;
}

function timed(source: readonly Viseme[] | CharacterTimes, audio: SpeechOptions['audio']): Voice {
  const { mouthings, end } = mouthingsOf(source);
  const began = performance.now();
  const clock = (): number => audio?.currentTime ?? (performance.now() - began) / 1000;
  return {
    mouth: () =>
      (audio?.paused || clock() > end ? undefined : mouthings.findLast(({ at }) => at <= clock() + LEAD_SECONDS)) ??
      AT_REST,
    watch(over, signal) {
      // Uses a timer and not frames, so that speech also ends while the mascot is off screen.
      const look = setInterval(() => clock() > end && over(), 100);
      signal.addEventListener('abort', () => clearInterval(look));
      if (audio instanceof EventTarget) audio.addEventListener('ended', over, { signal });
    },
  };
}

function heard(source: HTMLMediaElement | MediaStream): Voice {
  const { shape, end } = listenTo(source);
  return {
    mouth: () => ({ name: '', shape: shape() }),
    watch(over, signal) {
      for (const each of source instanceof MediaStream ? source.getAudioTracks() : [source]) {
        for (const event of ['ended', 'emptied']) each.addEventListener(event, over, { signal });
      }
      signal.addEventListener('abort', end);
    },
  };
}

/** Moves a mascot's mouth to speech, and its head slightly with it. */
export function createSpeech(
  rig: Rig,
  wake: Wake,
): PoseLayer & { speak(source: SpeechSource, options?: SpeechOptions): Promise<void>; stop(): void } {
  const { head } = faceOf(rig);
  const part = mouthOf(rig);
  const drawingOf = ({ name, shape }: Mouth): string | undefined =>
    [name, ...MOUTHS[shape].states].find((state) => part?.drawings.has(state));
  const draws = drawingOf({ name: '', shape: 'a' }) !== undefined;
  let voice: Voice | null = null;
  let speaking = new AbortController();
  let shown = AT_REST;
  let held = 0;
  let bob = 0;
  const stop = (): void => speaking.abort();

  return {
    apply(pose, seconds) {
      if (!voice && bob < STILL) return pose;
      held += seconds;
      if (held >= HOLD_SECONDS) {
        const next = voice?.mouth() ?? AT_REST;
        if (next.shape !== shown.shape || next.name !== shown.name) held = 0;
        shown = next;
      }
      const { open } = MOUTHS[shown.shape];
      bob += (open - bob) * (1 - Math.exp(-BOB_RATE * seconds));
      const poses: Poses = { ...pose };
      nudge(poses, head, 'translateY', bob * BOB_SHARE * rig.height);
      if (part && !draws) nudge(poses, part.id, 'scaleY', open - 0.2);
      else if (part && voice) poses[part.id] = { ...poses[part.id], state: drawingOf(shown) ?? part.defaultState };
      return poses;
    },
    live: () => voice !== null || bob >= STILL,
    stop,
    speak(source, { audio, signal } = {}) {
      stop();
      const { signal: over } = (speaking = new AbortController());
      const spoken = 'length' in source || 'characters' in source ? timed(source, audio) : heard(source);
      voice = spoken;
      spoken.watch(stop, over);
      signal?.addEventListener('abort', stop, { signal: over });
      wake();
      return new Promise((resolve) => {
        over.addEventListener('abort', () => {
          if (voice === spoken) voice = null;
          resolve();
        });
        if (signal?.aborted) stop();
      });
    },
  };
}
