import { figureOf } from '@/lib/core/clip/presets/figure';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { withMotionProps } from '@/lib/core/spec/motion-props';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { ArtistError, type AnimateInput, type ComposedClip, type ArtistContext, type ArtistWork } from '../types';
import { lacking } from './manner';
import { mended } from './mended';
import { nameOf, understood } from './naming';
import { clipOf, roomOf, type Room } from './perform';
import { limbedFor, withPods, type Limbed } from './pseudopods';
import { moveOf, timelineOf, type MotionScene } from './timeline';
import { readMotion } from './words/read';
import { withAntecedent } from './props/antecedent';
import { countedOnce } from './props/read';
import { propWordsOf, tailOf, withProps } from './props/bring';
import type { MotionReading } from './words/reading';

const EXAMPLES =
  '"jumps twice, then waves with the left hand and winks", "slowly nods off to sleep" or "panics and runs in place"';

/** The most steps in one clip: a clip lasts at most 20 seconds, so more steps would each be too short to see. */
const MAX_STEPS = 12;

/**
 * Generates an animation clip from a text prompt: reads the prompt as steps, plays them in order and has the motion
 * critic check the clip.
 * Throws `not_understood` if the prompt names no movement.
 */
export async function* animate(
  { spec: drawn, prompt, name, durationSeconds }: AnimateInput,
  { signal }: ArtistContext,
): ArtistWork<ComposedClip> {
  signal.throwIfAborted();
  const said = readMotion(prompt);
  const steps = said.steps.slice(0, MAX_STEPS);
  const acts = steps.flatMap((each) => each.acts);
  const resolved = new Map(acts.map((act, index) => [act, countedOnce(withAntecedent(act, acts[index - 1]))]));
  const reading = {
    ...said,
    steps: steps.map((each) => ({ ...each, acts: each.acts.map((act) => resolved.get(act) ?? act) })),
  };
  if (!reading.steps.some(({ acts }) => acts.length)) {
    throw new ArtistError(
      'not_understood',
      `No movement was found in "${prompt.slice(0, 80)}". Say what the mascot does, such as ${EXAMPLES}.`,
    );
  }
  yield { type: 'progress', text: `Understood: ${understood(reading)}.` };
  if (said.steps.length > MAX_STEPS)
    yield {
      type: 'progress',
      text:
        `Only the first ${MAX_STEPS} of ${said.steps.length} steps are played: more would leave no time for any ` +
        'of them.',
    };
  const limbed = limbedFor(drawn, reading);
  const { spec } = limbed;
  for (const text of notesOn(limbed, reading)) yield { type: 'progress', text };
  const wish = durationSeconds ?? reading.seconds ?? undefined;
  const timeline = timelineOf(reading, wish);
  if (wish === undefined) timeline.seconds += tailOf(timeline);
  const title = name ?? nameOf(reading);
  const rooms: Room[] = [];
  for (const [index, scene] of timeline.scenes.entries()) {
    signal.throwIfAborted();
    rooms.push(roomOf(spec, scene));
    if (index < timeline.scenes.length - 1)
      yield { type: 'draft_clip', clip: draftOf(limbed, timeline.scenes.slice(0, index + 1), rooms, title) };
  }
  signal.throwIfAborted();
  const clip = clipOf(spec, timeline, rooms, title);
  const { clip: sound, notes } = mended(spec, clip);
  for (const text of notes) yield { type: 'progress', text };
  const brought = withProps(spec, sound, timeline);
  const { notes: substitutes } = brought;
  const grown = withPods(limbed, brought.clip, timeline);
  const parts = [...grown.parts, ...brought.parts];
  const whole = limbed.arms.length > 0 ? withBodyMended(drawn, grown.clip) : grown.clip;
  for (const text of substitutes) yield { type: 'progress', text };
  if (parts.length > 0) yield { type: 'draft', spec: withMotionProps(drawn, parts, drawn) };
  yield { type: 'draft_clip', clip: whole };
  const told = `${title}: ${understood(reading)}, in ${timeline.seconds} seconds${timeline.loop ? ', as a loop' : ''}.`;
  return { clip: whole, parts, summary: [told, ...substitutes].join(' ') };
}

/** The clip with the movement of the body mended by itself: the critic has seen the pseudopods as arms of it. */
function withBodyMended(drawn: MascotSpec, clip: AnimationClip): AnimationClip {
  const body = new Set(drawn.parts.map(({ id }) => id));
  const [own, props] = [true, false].map((isOwn) => clip.tracks.filter(({ part }) => body.has(part) === isOwn));
  const { tracks } = mended(drawn, { ...clip, tracks: own ?? [] }).clip;
  return { ...clip, tracks: [...tracks, ...(props ?? [])] };
}

function draftOf(
  { spec, arms }: Limbed,
  scenes: readonly MotionScene[],
  rooms: readonly Room[],
  title: string,
): AnimationClip {
  const last = scenes.at(-1);
  const clip = clipOf(
    spec,
    { scenes: [...scenes], seconds: last ? Math.max(last.from + last.seconds, 0.2) : 0.2, loop: false },
    rooms,
    title,
  );
  // The pseudopods are not yet parts of the mascot that shows the draft.
  const pods = new Set(arms.map(({ id }) => id));
  return { ...clip, tracks: clip.tracks.filter(({ part }) => !pods.has(part)) };
}

/** Notes for the user on the parts that the figure lacks for the motion, and on words that were not understood. */
function notesOn({ spec, arms }: Limbed, { steps, unknown }: MotionReading): string[] {
  const figure = figureOf(spec);
  const acts = steps.flatMap((step) => step.acts);
  const missing = acts.flatMap((act) => {
    const lacks = lacking(figure, moveOf(act).needs);
    return lacks ? [`It has no ${lacks}, so its body tells "${act.said}" as well as it can.`] : [];
  });
  const busy = acts.flatMap((act) => {
    const limb = act.side === 'left' ? figure.left : act.side === 'right' ? figure.right : null;
    return limb?.carries && moveOf(act).by === 'arms' && !moveOf(act).tool
      ? [`Its ${act.side} hand holds something, so the other one does "${act.said}".`]
      : [];
  });
  const named = propWordsOf(steps);
  const grown = arms.length > 0 ? ['It has no arms, so it grows some for this.'] : [];
  const strange = unknown.filter((word) => !named.has(word));
  const words = strange.length ? [`Not understood: ${strange.map((word) => `"${word}"`).join(', ')}.`] : [];
  return [...new Set([...missing, ...grown, ...busy, ...words])];
}
