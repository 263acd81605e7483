import { ambient } from '@/lib/core/clip/presets/ambient';
import { beats, derived, swing } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { look } from '@/lib/core/clip/presets/eyes';
import { tilt } from '@/lib/core/clip/presets/face';
import { figureOf, type Figure } from '@/lib/core/clip/presets/figure';
import { shareThatFits } from '@/lib/core/clip/presets/room';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { courseSegmentsOf, flipsOf, headingOf, JUMP_SECONDS, offsetsOf, risesOf } from './course';
import type { Manner } from './manner';
import { moodGain, writeMood } from './mood';
import { countOf, propsOf } from './props/read';
import { ownThing } from './props/stagings/held';
import { createReel, type Reel, type ReelWindow } from './reel';
import { fromRest } from './shapes';
import { moveOf, onceOf, type MotionScene, type MotionTimeline } from './timeline';
import type { MotionAct } from './words/reading';

/** The priority of drawing states of a part: a move overrides a mood, and a face move overrides both. */
const RANK = { mood: 0, act: 1, face: 2 };
/**
 * The idle movement that is added to a long clip: seconds between breaths, their amplitude, and seconds between blinks.
 */
const AMBIENT = { breathSeconds: 4, breath: 0.014, blinksEvery: 3.4 };
/** A clip shorter than this, in seconds, gets no idle breathing or blinking. */
const MIN_AMBIENT_SECONDS = 2.4;
/** The position of a short move within a longer one: the share of the free time that comes before it. */
const MOMENT_START_SHARE = 0.45;
const MAX_GAIN = 2;

/** The scale, 0 to 1, at which a scene stays on the canvas, and whether the hands stay down. */
export interface Room {
  share: number;
  handsDown: boolean;
}

/** A scene scaled below this share is hardly visible, so moves of the body then leave the hands down. */
const MIN_VISIBLE_SHARE = 0.5;

/** The largest scale at which a scene can be played without a part leaving the canvas. */
export function roomOf(spec: MascotSpec, scene: MotionScene): Room {
  const share = shareOf(spec, scene, false);
  if (share > MIN_VISIBLE_SHARE || scene.acts.some((act) => moveOf(act).by === 'arms'))
    return { share, handsDown: false };
  const without = shareOf(spec, scene, true);
  return without > share ? { share: without, handsDown: true } : { share, handsDown: false };
}

const shareOf = (spec: MascotSpec, scene: MotionScene, handsDown: boolean): number =>
  shareThatFits(spec, (share) =>
    clipOf(
      spec,
      { scenes: [{ ...scene, from: 0 }], seconds: Math.max(scene.seconds, 0.2), loop: false },
      [{ share, handsDown }],
      'room',
    ),
  );

const FULL_ROOM: Room = { share: 1, handsDown: false };

/** Writes the clip of a timeline; each scene is played at its own scale. */
export function clipOf(
  spec: MascotSpec,
  { scenes, seconds, loop }: MotionTimeline,
  rooms: readonly Room[],
  name: string,
): AnimationClip {
  const reel = createReel(figureOf(spec), seconds, loop);
  scenes.forEach((scene, i) => writeScene(reel, scene, rooms[i] ?? FULL_ROOM));
  ambient(reel.whole, seconds >= MIN_AMBIENT_SECONDS ? AMBIENT : {});
  return reel.clip(name);
}

function writeScene(reel: Reel, scene: MotionScene, room: Room): void {
  if (!scene.acts.length) pause(reel, scene);
  for (const act of scene.acts) writeAct(reel, scene, act, room);
  const mood = scene.acts.find((act) => act.mood)?.mood;
  const cycles = scene.acts.every((act) => moveOf(act).kind === 'cycle');
  if (mood)
    writeMood(
      reel.window({ from: scene.from, seconds: scene.seconds, gain: room.share, rank: RANK.mood, cycles }),
      mood,
    );
}

/** The figure without its hands, if they must stay down or another move uses them. */
function handsOff(figure: Figure, scene: MotionScene, act: MotionAct, { handsDown }: Room): Figure {
  const hands = handsDown || scene.acts.some((other) => other !== act && moveOf(other).by === 'arms');
  return hands && moveOf(act).by !== 'arms' ? { ...figure, left: null, right: null } : figure;
}

/** Whether an act shows an object that the figure does not hold yet, and for which it has a free hand. */
function isBrought(figure: Figure, act: MotionAct): boolean {
  const items = propsOf(act).wishes.filter(({ thing }) => 'item' in thing);
  const hasFreeHand = [figure.left, figure.right].some((limb) => limb && !limb.carries);
  return hasFreeHand && items.length > 0 && items.every((wish) => ownThing({ figure }, wish) === null);
}

function writeAct(reel: Reel, scene: MotionScene, act: MotionAct, room: Room): void {
  const move = moveOf(act);
  const window: Omit<ReelWindow, 'from' | 'seconds'> = {
    gain: Math.min(act.size * moodGain(act.mood) * room.share, MAX_GAIN),
    rank: move.by === 'face' ? RANK.face : RANK.act,
    cycles: move.kind === 'cycle',
    figure: handsOff(reel.whole.figure, scene, act, room),
  };
  const how = {
    times: act.times,
    side: act.side,
    direction: act.direction,
    tool: (move.tool ?? false) && !isBrought(reel.whole.figure, act),
    count: countOf(act),
    covered: propsOf(act).wishes.some(({ staging }) => staging === 'cover'),
  };
  if (act.course) writeCourse(reel, scene, act, { window, how });
  else
    for (const { from, seconds } of turnsOf(scene, act)) move.compose(reel.window({ ...window, from, seconds }), how);
}

/**
 * Plays a move along a path: the move is composed for each segment in its direction, and the whole figure is
 * translated.
 */
function writeCourse(
  reel: Reel,
  { from, seconds }: MotionScene,
  act: MotionAct,
  { window, how }: { window: Omit<ReelWindow, 'from' | 'seconds'>; how: Manner },
): void {
  const { figure } = reel.whole;
  const { root } = figure.roles;
  const segments = courseSegmentsOf(act.course ?? 'off', headingOf(act, figure));
  for (const segment of segments) {
    const [start, length] = [from + segment.from * seconds, (segment.to - segment.from) * seconds];
    // A figure in side view is mirrored to travel the other way, so it always moves forward in its own coordinates.
    const direction = figure.facing === 0 ? segment.heading : figure.facing > 0 ? 'right' : 'left';
    moveOf(act).compose(reel.window({ ...window, from: start, seconds: length }), { ...how, times: 1, direction });
  }
  const isLeft = segments.at(-1)?.end !== 0 && from + seconds < reel.whole.seconds - JUMP_SECONDS;
  // A figure that has left returns along a second course, which begins at its rest position.
  const back = isLeft ? beats([from + seconds + JUMP_SECONDS, 0, 'step']) : [];
  reel.whole.add(root, 'translateX', [...offsetsOf(figure, segments, { from, seconds, isLeft }), ...back]);
  reel.whole.add(root, 'scaleX', flipsOf(figure, segments, from, seconds));
  if (!moveOf(act).rises) return;
  const rises = risesOf(figure, segments, { from, seconds, isLeft });
  reel.whole.add(root, 'translateY', rises);
  // The shadow is a part of the figure, and would fly away with it.
  reel.whole.add(
    figure.roles.shadow,
    'opacity',
    derived(rises, (rise) => 1 - Math.min(-rise / (figure.height * 0.3), 1)),
  );
}

/** The time spans in which a move is played in its scene: throughout, repeatedly, or once beside a longer move. */
export function turnsOf(scene: MotionScene, act: MotionAct): { from: number; seconds: number }[] {
  const move = moveOf(act);
  const once = onceOf(act);
  const fills = move.kind !== 'once' || scene.acts.length === 1;
  const count = move.length || (move.kind === 'cycle' && !move.length) ? 1 : timesIn(scene, act, once);
  if (fills || count > 1) {
    const turns = move.kind === 'held' || move.kind === 'once' ? count : 1;
    return Array.from({ length: turns }, (_, i) => ({
      from: scene.from + (i * scene.seconds) / turns,
      seconds: scene.seconds / turns,
    }));
  }
  const seconds = Math.min(once, scene.seconds);
  return [{ from: scene.from + (scene.seconds - seconds) * MOMENT_START_SHARE, seconds }];
}

/** The number of repetitions: the requested number, or as many as fit into the requested seconds. */
function timesIn(scene: MotionScene, act: MotionAct, once: number): number {
  if (act.counted || moveOf(act).kind === 'held') return act.times;
  return act.lasting === null ? 1 : Math.max(1, Math.round(scene.seconds / once));
}

/** Writes a pause, in which the figure sways a little and looks around. */
function pause(reel: Reel, { from, seconds }: MotionScene): void {
  const score = reel.window({ from, seconds, gain: 1, rank: RANK.mood });
  tilt(score, fromRest(score, swing({ from: seconds * 0.05, seconds: seconds * 0.9, cycles: 1, by: 1.6 })));
  squash(
    score,
    fromRest(
      score,
      swing({
        from: seconds * 0.02,
        seconds: seconds * 0.9,
        cycles: Math.max(1, Math.round(seconds / 1.6)),
        by: 0.01,
      }),
    ),
  );
  look(
    score,
    'translateX',
    beats([0, 0], [seconds * 0.3, 0.02], [seconds * 0.6, 0.02], [seconds * 0.75, 0], [seconds, 0]),
  );
}
