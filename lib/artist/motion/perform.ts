import { ambient } from '@/lib/core/clip/presets/ambient';
import { beats, swing } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { look } from '@/lib/core/clip/presets/eyes';
import { tilt } from '@/lib/core/clip/presets/face';
import { figureOf, type Figure } from '@/lib/core/clip/presets/figure';
import { shareThatFits } from '@/lib/core/clip/presets/room';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { flipsOf, headingOf, legsOf, wayOf } from './course';
import type { Manner } from './manner';
import { moodGain, writeMood } from './mood';
import { createReel, type Reel, type ReelWindow } from './reel';
import { fromRest } from './shapes';
import { moveOf, onceOf, type MotionScene, type MotionTimeline } from './timeline';
import type { MotionAct } from './words/reading';

/** Which drawing of a part shows: an act goes before a mood, and a move of the face before both. */
const RANK = { mood: 0, act: 1, face: 2 };
/** What a long clip adds by itself: breathing and blinking, every so many seconds. */
const AMBIENT = { breathSeconds: 4, breath: 0.014, blinksEvery: 3.4 };
/** A clip shorter than this, in seconds, has no breathing or blinking added. */
const MIN_AMBIENT_SECONDS = 2.4;
/** Where a short act stands within a longer one: the share of the free time before it. */
const MOMENT_START_SHARE = 0.45;
const MAX_GAIN = 2;

/** How a scene is played so that nothing leaves the canvas: its size, 0 to 1, and whether hands stay down. */
export interface Room {
  share: number;
  handsDown: boolean;
}

/** A scene played at less than this share of its size is hardly seen: moves of the body then leave the hands down. */
const MIN_VISIBLE_SHARE = 0.5;

/** How large a scene can be played before something leaves the canvas. */
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

/** The clip of a timeline, each scene played at its own size. */
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

/** The figure without hands, where they stay down or another act uses them. */
function handsOff(figure: Figure, scene: MotionScene, act: MotionAct, { handsDown }: Room): Figure {
  const hands = handsDown || scene.acts.some((other) => other !== act && moveOf(other).by === 'arms');
  return hands && moveOf(act).by !== 'arms' ? { ...figure, left: null, right: null } : figure;
}

function writeAct(reel: Reel, scene: MotionScene, act: MotionAct, room: Room): void {
  const move = moveOf(act);
  const window: Omit<ReelWindow, 'from' | 'seconds'> = {
    gain: Math.min(act.size * moodGain(act.mood) * room.share, MAX_GAIN),
    rank: move.by === 'face' ? RANK.face : RANK.act,
    cycles: move.kind === 'cycle',
    figure: handsOff(reel.whole.figure, scene, act, room),
  };
  const how = { times: act.times, side: act.side, direction: act.direction, tool: move.tool ?? false };
  if (act.course) writeCourse(reel, scene, act, { window, how });
  else
    for (const { from, seconds } of turnsOf(scene, act)) move.compose(reel.window({ ...window, from, seconds }), how);
}

/** Goes a course: the move is done on each leg in its direction, while the figure is taken along. */
function writeCourse(
  reel: Reel,
  { from, seconds }: MotionScene,
  act: MotionAct,
  { window, how }: { window: Omit<ReelWindow, 'from' | 'seconds'>; how: Manner },
): void {
  const { figure } = reel.whole;
  const { root } = figure.roles;
  const legs = legsOf(act.course ?? 'off', headingOf(act, figure));
  for (const leg of legs) {
    const [start, length] = [from + leg.from * seconds, (leg.to - leg.from) * seconds];
    // One that looks to a side is mirrored to go the other way, and goes forward all the time.
    const direction = figure.facing === 0 ? leg.heading : figure.facing > 0 ? 'right' : 'left';
    moveOf(act).compose(reel.window({ ...window, from: start, seconds: length }), { ...how, times: 1, direction });
  }
  reel.whole.add(root, 'translateX', wayOf(figure, legs, from, seconds));
  reel.whole.add(root, 'scaleX', flipsOf(figure, legs, from, seconds));
}

/** When an act is done in its scene: throughout, repeatedly, or for a moment beside a longer act. */
function turnsOf(scene: MotionScene, act: MotionAct): { from: number; seconds: number }[] {
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

/** How often an act is done: as often as is said, or as often as fits the seconds that are said. */
function timesIn(scene: MotionScene, act: MotionAct, once: number): number {
  if (act.counted || moveOf(act).kind === 'held') return act.times;
  return act.lasting === null ? 1 : Math.max(1, Math.round(scene.seconds / once));
}

/** Writes a pause: the figure sways a little and looks around. */
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
