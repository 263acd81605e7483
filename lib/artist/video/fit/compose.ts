import { ambient } from '@/lib/core/clip/presets/ambient';
import { later, times, type Beat } from '@/lib/core/clip/presets/beats';
import { lift, squash } from '@/lib/core/clip/presets/body';
import { pitch, tilt, turn } from '@/lib/core/clip/presets/face';
import { figureOf, type Figure, type Limb } from '@/lib/core/clip/presets/figure';
import { JOINT_DELAY, legLift, restAngle, swingLimb } from '@/lib/core/clip/presets/limbs';
import { mostThatFits } from '@/lib/core/clip/presets/room';
import { createScore, type Score } from '@/lib/core/clip/presets/score';
import { lean, shift } from '@/lib/core/clip/presets/stance';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { CURVE_NAMES, type CurveName } from '../measured';
import { keysOf } from './keys';
import { aboutPivot, withRoom } from './fit-figure';
import type { MovementTake } from './take';

/**
 * The tolerance of keyframes for each curve; it is at least a visible difference, else a share of the curve's range.
 */
const TOLERANCES: Record<CurveName, number> = {
  x: 0.006,
  y: 0.006,
  tilt: 0.5,
  stretch: 0.007,
  nod: 0.004,
  turn: 0.005,
  headTilt: 0.8,
  armLeft: 3,
  armRight: 3,
  elbowLeft: 6,
  elbowRight: 6,
  footLeft: 0.01,
  footRight: 0.01,
};
const TOLERANCE_SHARE = 0.07;
/** The visible shift of a head for a nod of 1, in heights of the face. */
const NOD_SHIFT = 0.07;
/** The visible shift of a head for a turn of 1, in widths of the face. */
const TURN_SHIFT = 0.055;
/** The additional rotation of each further joint of an arm, as a share. */
const TRAILING_SHARE = 0.15;
/** The range of the factor on an arm's rotation, which corrects for a rest angle that differs from the video's. */
const ARM_FACTOR_RANGE = [0.6, 1.5] as const;
/** The angle in degrees above which an arm is raised to a target; a lower one swings. */
const MIN_RAISED_DEGREES = 60;
/** If an arm in a loop never hangs lower than this many degrees above its rest, it is held up throughout. */
const MIN_ALOFT_DEGREES = 20;
/** A motion longer than this, in seconds, gets idle breathing and blinking. */
const MIN_IDLE_SECONDS = 2.4;
const IDLE_MOVEMENT = { breathSeconds: 4, breath: 0.014, blinksEvery: 3.4 };

/** The largest nod and turn that a figure can show. */
const MAX_HEAD_GAIN = { nod: 2, turn: 1.3 } as const;

/**
 * Composes the clip of a take for a mascot's rig, scaled as requested and as its canvas allows.
 * `hanging` is the rest angle of the video's arms.
 */
export function composed(
  spec: MascotSpec,
  whole: MovementTake,
  hanging: { left: number; right: number },
  size: number,
  name: string,
): AnimationClip {
  const figure = figureOf(spec);
  const take = withRoom(figure, aboutPivot(figure, whole), size);
  const beats = Object.fromEntries(CURVE_NAMES.map((curve) => [curve, beatsOf(take, curve)])) as Record<
    CurveName,
    Beat[]
  >;
  return mostThatFits(spec, size, (gain) => {
    const score = createScore(figure, { seconds: take.seconds, loop: take.loop, gain });
    const paw = take.aside ? pawOf(figure) : null;
    writeBody(score, beats, paw?.links[0] ?? null);
    writeHead(score, beats);
    if (paw)
      score.add(paw.links[0], 'rotate', times(take.aside > 0 ? beats.armRight : beats.armLeft, paw.outward * gain));
    else {
      writeArm(score, figure.left, beats.armLeft, beats.elbowLeft, { hanging: hanging.left, isLoop: take.loop });
      writeArm(score, figure.right, beats.armRight, beats.elbowRight, { hanging: hanging.right, isLoop: take.loop });
    }
    legLift(score, 'left', times(beats.footLeft, gain));
    legLift(score, 'right', times(beats.footRight, gain));
    ambient(score, take.seconds >= MIN_IDLE_SECONDS ? IDLE_MOVEMENT : {});
    return score.clip(name);
  });
}

/** The front leg that a quadruped can raise: the one that no other leg covers. */
function pawOf({ left, right, anatomy }: Figure): Limb | null {
  const z = (limb: Limb): number => anatomy.part(limb.links[0] ?? '')?.z ?? 0;
  const legs = [right, left].filter((limb): limb is Limb => limb?.kind === 'leg');
  return legs.reduce<Limb | null>((nearest, leg) => (nearest && z(nearest) >= z(leg) ? nearest : leg), null);
}

/** The keyframes of a curve; none if it stays at rest. */
function beatsOf({ curves, seconds }: MovementTake, name: CurveName): Beat[] {
  const values = curves[name];
  const way = Math.max(...values) - Math.min(...values);
  return way > 0 ? keysOf(values, seconds, Math.max(TOLERANCES[name], way * TOLERANCE_SHARE)) : [];
}

function writeBody(
  score: Score,
  { x, y, tilt: leaning, stretch }: Record<CurveName, Beat[]>,
  raised: string | null,
): void {
  const { height, width } = score.figure;
  shift(score, times(x, height / width));
  lift(
    score,
    times(y, height * score.gain).map((beat) => ({ ...beat, to: Math.max(beat.to, 0) })),
  );
  lean(score, leaning, raised);
  squash(score, stretch);
}

const held = (list: Beat[], most: number): Beat[] =>
  list.map((beat) => ({ ...beat, to: Math.min(Math.max(beat.to, -most), most) }));

function writeHead(score: Score, { nod, turn: turning, headTilt }: Record<CurveName, Beat[]>): void {
  const { height, face, profile } = score.figure;
  // A head in profile nods by rotating in the picture plane, so the measured tilt replaces the nod.
  if (!profile || !headTilt.length)
    pitch(score, held(times(nod, height / (face.height * NOD_SHIFT)), MAX_HEAD_GAIN.nod));
  turn(score, held(times(turning, height / (face.width * TURN_SHIFT)), MAX_HEAD_GAIN.turn));
  // In profile a positive tilt is forward, whichever side the head faces.
  tilt(score, times(headTilt, profile || 1));
}

function writeArm(
  score: Score,
  limb: Limb | null,
  list: Beat[],
  elbow: Beat[],
  { hanging, isLoop }: { hanging: number; isLoop: boolean },
): void {
  if (!limb) return;
  if (list.length)
    swingLimb(
      score,
      limb,
      times(pointed(list, hanging, restAngle(score, limb), isLoop), score.gain),
      elbow.length ? 0 : TRAILING_SHARE,
    );
  if (!elbow.length || limb.carries || limb.kind === 'leg') return;
  const [whole, forearm, hand] = limb.links;
  // An arm without an elbow points to where the hand of a bent one would be.
  if (!forearm) return score.add(whole, 'rotate', times(elbow, 0.5 * limb.outward * score.gain));
  score.add(forearm, 'rotate', times(elbow, limb.outward * score.gain));
  score.add(hand, 'rotate', later(times(elbow, TRAILING_SHARE * limb.outward * score.gain), JOINT_DELAY));
}

/**
 * The rotation of an arm from its rest at which it points where the video's arm does, which hangs no lower than
 * `hanging`.
 */
function pointed(list: Beat[], hanging: number, rest: number, isLoop: boolean): Beat[] {
  const most = Math.max(...list.map(({ to }) => to));
  if (most + hanging < MIN_RAISED_DEGREES) return list;
  if (isLoop && hanging - rest > MIN_ALOFT_DEGREES)
    return list.map((beat) => ({ ...beat, to: beat.to + hanging - rest }));
  const [least, greatest] = ARM_FACTOR_RANGE;
  return times(list, Math.min(Math.max((most + hanging - rest) / most, least), greatest));
}
