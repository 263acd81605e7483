import type { Beat } from '@/lib/core/clip/presets/beats';
import type { Figure } from '@/lib/core/clip/presets/figure';
import { place } from '@/lib/core/clip/presets/place';
import { createScore, type Score } from '@/lib/core/clip/presets/score';
import { DEFAULT_STATE } from '@/lib/core/clip/part-pose';
import type { AnimationClip, TrackProp } from '@/lib/core/clip/schema';
import { shownAt, type Shown } from './shown';

/** The time span of a move in the clip, in seconds, and its parameters. */
export interface ReelWindow {
  from: number;
  seconds: number;
  gain: number;
  /** If two moves set the drawing state of the same part, the higher rank wins. */
  rank: number;
  figure?: Figure;
  /** Whether the move is a seamless loop; in a clip that does not loop, it blends in from rest and out to rest. */
  cycles?: boolean;
}

/** A clip that is composed of several moves: each writes into a time window as if the window were a whole clip. */
export interface Reel {
  /** The score of the whole clip, for movement that lasts throughout. */
  readonly whole: Score;
  window(place: ReelWindow): Score;
  clip(name: string): AnimationClip;
}

/** Seconds in which a cycle blends in from rest, and out to rest. */
const ENTER_SECONDS = 0.32;
const LEAVE_SECONDS = 0.36;
/** Blending in and out take at most this share of the window each. */
const MAX_TRANSITION_SHARE = 0.2;
/** The anticipation before a cycle, as a share of the cycle's first value. */
const ANTICIPATION_SHARE = 0.1;
/** Eyes and mouth switch their drawing at this share of the time in which a cycle blends in or out. */
const FACE_SHARE = 0.45;

const restOf = (prop: TrackProp): number => (prop === 'scaleX' || prop === 'scaleY' || prop === 'opacity' ? 1 : 0);

/** The seconds in which a cycle blends in from rest and out to rest, where it does not fill a loop. */
export function transitionsOf(seconds: number): { enter: number; leave: number } {
  const longest = seconds * MAX_TRANSITION_SHARE;
  return { enter: Math.min(ENTER_SECONDS, longest), leave: Math.min(LEAVE_SECONDS, longest) };
}

/** Creates an empty clip with a duration in seconds. */
export function createReel(figure: Figure, seconds: number, loop: boolean): Reel {
  const whole = createScore(figure, { seconds, loop, gain: 1 });
  const shown: Shown[] = [];

  const window = (at: ReelWindow): Score => {
    const seamless = Boolean(at.cycles) && loop && at.from <= 0 && at.seconds >= seconds - 1e-6;
    const ends = Boolean(at.cycles) && !seamless;
    const { enter, leave } = ends ? transitionsOf(at.seconds) : { enter: 0, leave: 0 };
    const inner = at.seconds - enter - leave;
    const parts = new Set<string>();
    const score: Score = {
      figure: at.figure ?? figure,
      seconds: inner,
      loop: Boolean(at.cycles),
      gain: at.gain,
      add: (part, prop, beats) => {
        const placed = place(beats, inner, Boolean(at.cycles));
        if (!placed.length) return;
        const moved = placed.map((beat) => ({ ...beat, at: beat.at + at.from + enter }));
        whole.add(part, prop, seamless ? moved : fromRestToRest(moved, restOf(prop), { ...at, enter }));
      },
      show: (part, keys) => {
        parts.add(part);
        const end = at.from + at.seconds - (1 - FACE_SHARE) * leave;
        const start = (share: number, index: number): number =>
          index === 0 && share <= 0 ? at.from + enter * FACE_SHARE : at.from + enter + share;
        keys.forEach(([share, state], index) => {
          const next = keys[index + 1];
          shown.push({
            part,
            state,
            from: start(share, index),
            to: next ? at.from + enter + next[0] : end,
            rank: at.rank,
          });
        });
      },
      shows: (part) => parts.has(part),
      modify: () => undefined,
      clip: (name) => whole.clip(name),
    };
    return score;
  };

  return {
    whole,
    window,
    clip: (name) => {
      for (const part of new Set(shown.map((span) => span.part))) {
        const keys = shownAt(
          shown.filter((span) => span.part === part),
          loop ? seconds : Infinity,
        );
        if (keys.some(([, state]) => state !== DEFAULT_STATE)) whole.show(part, keys);
      }
      return whole.clip(name);
    },
  };
}

/** Extends keyframes to start at rest at the beginning of their window and to end at rest at its end. */
function fromRestToRest(
  list: readonly Beat[],
  rest: number,
  { from, seconds, cycles, enter }: ReelWindow & { enter: number },
): Beat[] {
  const [first, last] = [list[0], list.at(-1)];
  if (!first || !last) return [];
  const before: Beat[] =
    first.at > from + 1e-6 || first.to !== rest
      ? [
          { at: from, to: rest },
          ...(cycles && rest === 0 && first.ease !== 'step'
            ? [{ at: from + enter * 0.36, to: -ANTICIPATION_SHARE * first.to, ease: 'easeOut' as const }]
            : []),
        ]
      : [];
  const after: Beat[] =
    last.to === rest
      ? []
      : [{ at: Math.max(from + seconds, last.at + 0.02), to: rest, ease: last.ease === 'step' ? 'step' : 'easeInOut' }];
  const late = first.at > from + 1e-6 ? 0 : Math.min(0.12, seconds * 0.1);
  const start: Beat =
    before.length && first.ease !== 'step' && (cycles || late)
      ? { ...first, at: first.at + late, ease: 'easeInOut' }
      : first;
  return inOrder([...before, start, ...list.slice(1), ...after]);
}

function inOrder(list: readonly Beat[]): Beat[] {
  let before = 0;
  return list.map((beat) => {
    before = Math.max(before, beat.at);
    return { ...beat, at: before };
  });
}
