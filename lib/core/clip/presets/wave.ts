import { ambient } from './ambient';
import { beats, phrase, swing, times, later, type Beat } from './beats';
import { squash, lean } from './body';
import { eyes, mouth, tilt } from './face';
import type { Limb } from './figure';
import { ears, eager, JOINT_DELAY, turnToward, wag } from './limbs';
import type { Preset } from './preset';
import type { Score } from './score';
import { rattle } from './things';

/** Where a waving arm points, from straight down: beside the head. */
const RAISED = 142;

/** Raises a hand beside the head and swings it. */
export const wave: Preset = {
  title: 'Wave',
  description: 'Raises a hand beside the head and waves hello.',
  duration: 1.8,
  loop: false,
  compose(score) {
    const { seconds, figure } = score;
    const time = phrase(seconds, { enter: 0.5, cycle: 0.26, leave: 0.5, least: 2 });
    const limb = waver(score);
    if (limb) waveLimb(score, limb, time);
    else waveBody(score, time);
    const side = limb ? -limb.outward : 1;
    const [up, down] = [time.enter, seconds - time.leave];
    tilt(score, beats([time.enter * 0.35, -1.5 * side], [up + 0.08, 6 * side, 'easeOutBack'], [down, 5 * side], [seconds, 0]));
    lean(score, beats([time.enter * 0.35, 1.6 * side, 'easeOut'], [up, -2.6 * side], [down, -2.2 * side], [seconds, 0]));
    squash(score, beats([0, 0], [time.enter * 0.35, -0.035, 'easeOut'], [time.enter * 0.8, 0.03], [up + 0.15, 0], [down + time.leave * 0.6, -0.015], [seconds, 0]));
    ears(score, beats([time.enter * 0.5, -3], [up, 6], [down, 3], [seconds, 0]));
    wag(score, swing({ from: 0, seconds, cycles: Math.max(1, Math.round(seconds / 0.6)), by: 7 }));
    const other = limb === figure.left ? figure.right : figure.left;
    if (other) score.add(other.links[0], 'rotate', times(beats([time.enter * 0.4, -4], [up, 5], [down, 4], [seconds, 0]), other.outward));
    eyes(score, [{ from: up, to: down, state: 'happy' }].filter(() => score.gain >= 1.5));
    mouth(score, ['smile', 'open'], time.enter * 0.6, seconds - time.leave * 0.4);
    ambient(score, { blinksEvery: seconds > 3 ? 3.5 : 1.8 });
  },
};

/** The limb that can be raised highest; of equals the viewer's right. */
function waver(score: Score): Limb | null {
  const { left, right } = score.figure;
  const rise = (limb: Limb | null): number => (limb ? Math.abs(turnToward(score, limb, RAISED)) : 0);
  const best = rise(left) > rise(right) + 8 ? left : right;
  return rise(best) >= 25 ? best : null;
}

type Time = ReturnType<typeof phrase>;

function waveLimb(score: Score, limb: Limb, time: Time): void {
  const [first, second, third] = limb.links;
  const { seconds } = score;
  const reach = limb.kind === 'leg' ? 75 : RAISED;
  const raised = turnToward(score, limb, reach * eager(score)) * limb.outward;
  const down = seconds - time.leave;
  const upper = second ? 7 : 16;
  const arm = [
    ...beats([0, 0], [time.enter * 0.36, -12 * score.gain, 'easeOut'], [time.enter, raised, 'easeOutBack']),
    ...swings(time, upper * score.gain, raised, 0),
    ...beats([down + time.leave * 0.62, -8], [seconds, 0]),
  ];
  score.add(first, 'rotate', times(arm, limb.outward));
  if (second) score.add(second, 'rotate', times(joint(score, time, 20, JOINT_DELAY), limb.outward));
  if (third) score.add(third, 'rotate', times(joint(score, time, 14, JOINT_DELAY * 1.8), limb.outward));
}

/** Swings to both sides around a place, from the end of the way in, starting from the outside. */
function swings(time: Time, by: number, middle: number, delay: number): Beat[] {
  const list: Beat[] = [];
  for (let i = 0; i < time.cycles; i += 1) {
    const at = time.enter + delay + i * time.cycle;
    list.push({ at: at + time.cycle * 0.5, to: middle - by }, { at: at + time.cycle, to: middle + (i === time.cycles - 1 ? 0 : by) });
  }
  return list;
}

/** A joint down the arm: drags behind on the way up and down, swings wider than the one above and later. */
function joint(score: Score, time: Time, by: number, delay: number): Beat[] {
  const late = Math.min(delay, time.cycle * 0.35);
  const { seconds, gain } = score;
  const settle = Math.min(seconds, seconds - time.leave * 0.2);
  return [
    ...beats([time.enter * 0.36, 4 * gain], [time.enter * 0.75, -by * 0.9], [time.enter + late, by * gain, 'easeOutBack']),
    ...swings(time, by * gain, 0, late),
    ...beats([settle - time.leave * 0.25, by * 0.5], [settle, -3], [seconds, 0]),
  ];
}

/** Without a limb the whole body greets: it leans from side to side and hops on the way. */
function waveBody(score: Score, time: Time): void {
  const { seconds } = score;
  const rock = swing({ from: time.enter * 0.7, seconds: time.cycles * time.cycle, cycles: Math.max(1, Math.round(time.cycles / 2)), by: 8 });
  const list = [...beats([time.enter * 0.4, -4]), ...rock, ...beats([seconds - time.leave * 0.3, -1.5], [seconds, 0])];
  lean(score, list.filter((beat, index) => index === 0 || beat.at >= (list[index - 1]?.at ?? 0)));
  rattle(score, later(times(list, 0.9), 0.06).map((beat) => ({ ...beat, at: Math.min(beat.at, seconds) })));
}
