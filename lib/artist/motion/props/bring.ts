import type { AnimationClip, Track } from '@/lib/core/clip/schema';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { turnsOf } from '../perform';
import { moveOf, type MotionScene, type MotionTimeline } from '../timeline';
import type { MotionAct } from '../words/reading';
import { propsOf } from './read';
import { stageOf, type PropStage } from './stage';
import { STAGERS } from './stagings';
import type { PropSpan, Staged } from './stagings/staging';
import { tracksOf, type PropActor } from './tracks';
import type { PropWish, Staging } from './wish';

/** A clip with its props: the parts to add to the rig, and notes for the user. */
export interface BroughtProps {
  clip: AnimationClip;
  parts: Part[];
  notes: string[];
}

/** The words of a prompt that name props. */
export const propWordsOf = (scenes: readonly Pick<MotionScene, 'acts'>[]): Set<string> =>
  new Set(scenes.flatMap(({ acts }) => acts.flatMap((act) => propsOf(act).words)));

/** The additional time for a prop to fly away after the last move, in seconds. */
const TAIL_SECONDS = 0.75;
const FLYING: ReadonlySet<Staging> = new Set(['throw', 'burst', 'kick']);

/** The seconds to append to a clip, so that a thrown prop can fly away; 0 in a loop. */
export const tailOf = ({ scenes, loop }: MotionTimeline): number =>
  !loop && scenes.at(-1)?.acts.some((act) => propsOf(act).wishes.some(({ staging }) => FLYING.has(staging)))
    ? TAIL_SECONDS
    : 0;

/** Adds the props of a timeline to its composed clip, as tracks and as parts that are hidden at rest. */
export function withProps(spec: MascotSpec, clip: AnimationClip, timeline: MotionTimeline): BroughtProps {
  const wanted = timeline.scenes.flatMap((scene) =>
    scene.acts.flatMap((act) =>
      propsOf(act).wishes.flatMap((wish) => spansOf(scene, act, wish, clip).map((span) => ({ wish, span }))),
    ),
  );
  if (wanted.length === 0) return { clip, parts: [], notes: [] };
  const stage = stageOf(spec, clip);
  const staged = wanted.map(({ wish, span }) => ({ span, ...STAGERS[wish.staging](stage, wish, span) }));
  const actors = together(staged.flatMap((each) => each.actors));
  const tracks = [...actors.flatMap((actor) => tracksOf(stage, actor)), ...hiding(stage, clip, staged)];
  const shown = new Set(tracks.map(({ part }) => part));
  return {
    clip: { ...clip, tracks: [...clip.tracks, ...tracks] },
    parts: actors.map(({ part }) => part).filter(({ id }) => shown.has(id)),
    notes: [...new Set(staged.flatMap(({ notes = [] }) => notes))],
  };
}

/**
 * The time spans in which an act shows a prop: each performance for thrown and caught props, the whole scene for
 * others.
 */
function spansOf(scene: MotionScene, act: MotionAct, { staging }: PropWish, clip: AnimationClip): PropSpan[] {
  const isEachTime = FLYING.has(staging) || staging === 'catch' || staging === 'spray';
  const turns = isEachTime ? turnsOf(scene, act) : [scene];
  return turns.map(({ from, seconds }) => {
    const to = Math.min(from + seconds, clip.duration);
    const fills = from <= 0 && to >= clip.duration - 1e-6;
    return { from, to, isSeamless: clip.loop && fills && moveOf(act).kind === 'cycle' };
  });
}

/** Merges the actors of each part, so that all its flights are in one. */
function together(actors: readonly PropActor[]): PropActor[] {
  const byPart = new Map<string, PropActor>();
  for (const { part, flights } of actors) {
    const before = byPart.get(part.id);
    byPart.set(part.id, before ? { ...before, flights: [...before.flights, ...flights] } : { part, flights });
  }
  return [...byPart.values()];
}

/** Tracks that hide parts of the figure while props replace them. */
function hiding(stage: PropStage, clip: AnimationClip, staged: readonly (Staged & { span: PropSpan })[]): Track[] {
  const moved = new Set(clip.tracks.filter(({ prop }) => prop === 'opacity').map(({ part }) => part));
  const spans = new Map(staged.flatMap(({ hides = [], span }) => hides.map((part) => [part, span] as const)));
  return [...spans]
    .filter(([part]) => !moved.has(part))
    .map(([part, { from, to, isSeamless }]) => ({
      part,
      prop: 'opacity',
      keys: isSeamless
        ? [{ t: 0, v: 0, ease: 'step' }]
        : [
            { t: 0, v: from > 0 ? 1 : 0, ease: 'step' },
            { t: from / stage.seconds, v: 0, ease: 'step' },
            { t: Math.min(1, to / stage.seconds), v: 1, ease: 'step' },
          ],
    }));
}
