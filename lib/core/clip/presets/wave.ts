import { ambient } from './ambient';
import { beats, later, phrase, swing, times, type Beat, type Phrase } from './beats';
import { squash } from './body';
import { blinkAt, eyes } from './eyes';
import { mouth, tilt } from './face';
import type { Limb } from './figure';
import { eager, ears, JOINT_DELAY, restAngle, ripple, turnToward, wag } from './limbs';
import type { PresetDefinition } from './preset';
import { jointsOf, places, reachTo } from './reach';
import type { Score } from './score';
import { lean } from './stance';
import { rattle } from './things';

/** The direction of a waving wing, in degrees from straight down. */
const WING_RAISED = 135;

/** How far a waving paw is lifted at its shoulder, as a share of the height. */
const PAW_LIFT = 0.08;

/** The preset `wave`: raises a hand beside the head and swings it. */
export const wave: PresetDefinition = {
  title: 'Wave',
  description: 'Raises a hand beside the head and waves hello.',
  duration: 2,
  loop: false,
  compose(score) {
    const { seconds, figure } = score;
    const time = phrase(seconds, { enter: 0.52, cycle: 0.3, leave: 0.56, least: 2 });
    const limb = waver(score);
    if (limb) waveLimb(score, limb, time);
    else waveBody(score, time);
    const side = limb ? -limb.outward : 1;
    const [up, down] = [time.enter, seconds - time.leave];
    tilt(
      score,
      beats([time.enter * 0.35, -2 * side], [up + 0.08, 5 * side, 'easeOutBack'], [down, 4 * side], [seconds, 0]),
    );
    // On four legs it sits back so that a paw comes up, no further than a trunk turns.
    const sitsUp = limb?.kind === 'leg';
    const back = sitsUp ? Math.min(12, 14 / score.gain) : 3;
    if (limb)
      lean(
        score,
        beats([time.enter * 0.35, 2 * side, 'easeOut'], [up, -back * side], [down, -back * 0.8 * side], [seconds, 0]),
        sitsUp ? limb.links[0] : null,
      );
    squash(
      score,
      beats(
        [0, 0],
        [time.enter * 0.35, -0.05, 'easeOut'],
        [time.enter * 0.8, 0.04],
        [up + 0.15, 0],
        [down + time.leave * 0.6, -0.02],
        [seconds, 0],
      ),
    );
    ears(score, beats([time.enter * 0.5, -4], [up, 7], [down, 4], [seconds, 0]));
    wag(score, swing({ from: 0, seconds, cycles: Math.max(1, Math.round(seconds / 0.5)), by: 8 }));
    const other = limb === figure.left ? figure.right : figure.left;
    if (other)
      score.add(
        other.links[0],
        'rotate',
        times(beats([time.enter * 0.4, -5], [up, 7], [down, 5], [seconds, 0]), other.outward),
      );
    ripple(score, beats([0, 0], [time.enter * 0.4, -5], [up, 8], [down, 5], [seconds, 0]), 0.04);
    eyes(score, [...blinkAt(score, time.enter * 0.3), { from: up, to: down, state: 'happy' }]);
    mouth(score, ['open', 'smile'], time.enter * 0.6, seconds - time.leave * 0.3);
    ambient(score, {});
  },
};

/** The angle from straight down above which a resting arm already waves, in degrees. */
const RAISED_DEGREES = 100;

/**
 * Chooses the limb that waves. A limb that is already raised in the rest pose comes first. Otherwise it is the limb
 * whose end rises highest when it reaches beside the head. If two rise about equally, the one on the viewer's right is
 * taken, or the leg that is drawn in front. Returns null if no limb can be raised enough.
 */
function waver(score: Score): Limb | null {
  const rise = (limb: Limb | null): number => {
    if (!limb) return 0;
    const { shoulder, hand } = jointsOf(score, limb);
    const [turn = 0] =
      limb.kind === 'wing'
        ? [turnToward(score, limb, WING_RAISED)]
        : reachTo(score, limb, places(score, limb).besideHead);
    const raised = restAngle(score, limb) > RAISED_DEGREES ? 180 : 0;
    return Math.abs(turn) + raised + (hand[1] > shoulder[1] ? 30 : 0) - (limb.carries ? 90 : 0);
  };
  const { left, right } = score.figure;
  const z = (limb: Limb | null): number => score.figure.anatomy.part(limb?.links[0] ?? '')?.z ?? 0;
  const best = rise(left) > rise(right) + (left?.kind === 'leg' && z(left) > z(right) ? -12 : 12) ? left : right;
  return rise(best) >= 25 ? best : null;
}

function waveLimb(score: Score, limb: Limb, time: Phrase): void {
  const place =
    limb.kind === 'wing'
      ? [turnToward(score, limb, WING_RAISED)]
      : reachTo(score, limb, places(score, limb).besideHead);
  const turns = place.map((turn) => turn * limb.outward * eager(score));
  const swingsOf =
    limb.links.length > 2 ? [6, 24, 16] : limb.links.length === 2 ? [11, 26] : [limb.kind === 'leg' ? 13 : 17];
  const up = -PAW_LIFT * score.figure.height;
  if (limb.kind === 'leg')
    score.add(
      limb.links[0],
      'translateY',
      beats(
        [time.enter * 0.3, 0],
        [time.enter, up, 'easeOut'],
        [score.seconds - time.leave, up],
        [score.seconds - time.leave * 0.2, 0],
      ),
    );
  limb.links.forEach((part, index) => {
    const by = swingsOf[index] ?? 12;
    // The hand's position beside the head is the innermost point of its swings, so that it never goes behind the head.
    const list = joint(score, time, {
      raised: (turns[index] ?? 0) - by * 0.65 * score.gain,
      by,
      late: index * JOINT_DELAY * 0.8,
    });
    score.add(part, 'rotate', times(list, limb.outward));
  });
}

/**
 * Animates one joint of the waving arm: a little back, up past its target, swinging to both sides, down past rest and
 * back. Later joints do everything later and trail.
 */
function joint(score: Score, time: Phrase, { raised, by, late }: { raised: number; by: number; late: number }): Beat[] {
  const { seconds, gain } = score;
  const lag = Math.min(late, time.cycle * 0.4, time.enter * 0.3);
  const wide = by * gain;
  const down = seconds - time.leave;
  const first = lag === 0;
  // Even with little room, so large a move needs anticipation.
  const back = Math.max(11 * gain, raised * 0.08);
  return [
    ...beats([0, 0], [time.enter * 0.36 + lag, first ? -back : -6, 'easeOut']),
    ...(first ? [] : beats([time.enter * 0.72 + lag, raised * 0.35 - wide * 0.6])),
    ...beats([time.enter + lag, raised + wide * (first ? 0.3 : 1), 'easeOutBack']),
    ...Array.from({ length: time.cycles }, (_, i): Beat[] => {
      const at = time.enter + lag + i * time.cycle;
      const tired = 1 - (0.25 * i) / time.cycles;
      return beats(
        [at + time.cycle * 0.5, raised - wide * tired],
        [at + time.cycle, raised + (i === time.cycles - 1 ? 0 : wide * tired)],
      );
    }).flat(),
    ...beats(
      [Math.min(down + time.leave * 0.6 + lag, seconds - time.leave * 0.18), first ? -7 : 6],
      [seconds - time.leave * 0.1, first ? 1.5 : -2],
      [seconds, 0],
    ),
  ];
}

/** Waves with the whole body if there is no limb: it rocks from side to side, and its handle or ears follow. */
function waveBody(score: Score, time: Phrase): void {
  const { seconds } = score;
  const rock = swing({
    from: time.enter * 0.8,
    seconds: seconds - time.enter * 0.8 - time.leave * 0.7,
    cycles: Math.max(1, Math.round(time.cycles / 2)),
    by: 10,
  });
  const list = [
    ...beats([0, 0], [time.enter * 0.4, -5, 'easeOut']),
    ...rock,
    ...beats([seconds - time.leave * 0.35, -2], [seconds, 0]),
  ];
  lean(score, list);
  rattle(score, later(times(list, 0.8), 0.06));
  ears(score, later(times(list, 1.4), 0.05));
}
