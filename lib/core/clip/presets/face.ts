import { later, times, type Beat } from './beats';
import { lean } from './body';
import { DEFAULT_STATE } from '../part-pose';
import type { Score } from './score';

/** Features slide this much later than the head: the head leads a turn, ears close it. */
const FEATURE_LEAD = 0.03;

const headOf = (score: Score): string => score.figure.roles.head ?? score.figure.roles.body;

/** Tilts the head by degrees, to the viewer's right above 0, in profile forward above 0; a figure without a head leans a little. */
export function tilt(score: Score, list: readonly Beat[]): void {
  const { roles, profile } = score.figure;
  if (!roles.head) return lean(score, times(list, 0.6));
  score.add(roles.head, 'rotate', times(list, score.gain * (profile || 1)));
}

/** Turns the head to the side, -1 the viewer's left to 1 right: the face slides over the head, the head follows, the ears lag behind. */
export function turn(score: Score, list: readonly Beat[]): void {
  const { roles, face, anatomy } = score.figure;
  const sized = times(list, Math.min(score.gain, 1.4));
  const widest = Math.max(0, ...roles.face.map((part) => anatomy.own(part)).map((box) => (box ? box.right - box.left : 0)));
  // Glasses as wide as the head would stick out of it, and eyes must not slide out of their glasses.
  const slide = face.width * (widest > face.width * 0.75 ? 0.045 : 0.08);
  for (const part of roles.face) score.add(part, 'translateX', times(later(sized, -FEATURE_LEAD), slide));
  if (roles.head) score.add(roles.head, 'translateX', times(sized, face.width * 0.035));
  for (const ear of [roles.ears.left, roles.ears.right]) score.add(ear, 'translateX', times(later(sized, FEATURE_LEAD), -face.width * 0.02));
}

/** Nods the head, 1 fully down, below 0 up. A profile turns at the neck; a face toward us slides down over the head. */
export function pitch(score: Score, list: readonly Beat[]): void {
  const { roles, face, profile } = score.figure;
  const sized = times(list, Math.min(score.gain, 1.6));
  if (profile !== 0) return score.add(headOf(score), 'rotate', times(list, 12 * profile * score.gain));
  for (const part of roles.face) score.add(part, 'translateY', times(later(sized, -FEATURE_LEAD), face.height * 0.05));
  if (!roles.head) return;
  score.add(roles.head, 'translateY', times(sized, face.height * 0.045));
  score.add(roles.head, 'scaleY', sized.map((beat) => ({ ...beat, to: 1 - 0.035 * beat.to })));
  for (const ear of [roles.ears.left, roles.ears.right]) score.add(ear, 'translateY', times(later(sized, FEATURE_LEAD), -face.height * 0.012));
}

/** Looks somewhere, in shares of the head (x right, y down): pupils if there are any, else the eyes themselves, a little. */
export function look(score: Score, axis: 'translateX' | 'translateY', list: readonly Beat[]): void {
  const { roles, face } = score.figure;
  const parts = roles.pupils.length ? roles.pupils : roles.eyes;
  const size = Math.min(face.width, face.height) * Math.min(score.gain, 1.4) * (roles.pupils.length ? 1 : 1.3);
  for (const part of parts) score.add(part, axis, times(list, size));
}

/** Raises (above 0) or lowers the brows by a share of the head's height. */
export function brows(score: Score, list: readonly Beat[]): void {
  const { roles, face } = score.figure;
  for (const brow of [roles.brows.left, roles.brows.right]) score.add(brow, 'translateY', times(list, -face.height * Math.min(score.gain, 1.5)));
}

/** How eyes are drawn without the state asked for: by their height and width. */
const EYE_SHAPES: Record<string, readonly [x: number, y: number]> = {
  closed: [1.05, 0.12], happy: [1.08, 0.5], half: [1, 0.6], wide: [1.12, 1.18],
};

/** Shows an expression of the eyes over spans of time; eyes without that drawing change their shape instead. */
export function eyes(score: Score, spans: readonly { from: number; to: number; state: string }[]): void {
  for (const eye of score.figure.roles.eyes) {
    const part = score.figure.anatomy.part(eye);
    const drawn = (state: string): boolean => part?.states.some(({ name }) => name === state) ?? false;
    const shown = spans.filter(({ state }) => drawn(state));
    if (shown.length) score.show(eye, stateKeys(score, shown));
    hidePupils(score, eye, shown.filter(({ state }) => state === 'closed' || state === 'happy'));
    for (const span of spans.filter(({ state }) => !drawn(state))) shape(score, eye, span);
  }
}

/** A pupil that is a part of its own would look through a closed lid. */
function hidePupils(score: Score, eye: string, spans: readonly { from: number; to: number }[]): void {
  const { roles, anatomy } = score.figure;
  for (const pupil of roles.pupils.filter((id) => anatomy.isUnder(id, eye))) {
    for (const { from, to } of spans) {
      const stays = score.loop && to >= score.seconds;
      score.add(pupil, 'opacity', [...(from > 0 ? [{ at: 0, to: 1 }] : []), { at: from, to: 0, ease: 'step' as const }, { at: to, to: stays ? 0 : 1, ease: 'step' as const }]);
    }
  }
}

/** Keys that show each span's state and the resting drawing between spans; a span to the very end of a loop stays. */
export function stateKeys(score: Score, spans: readonly { from: number; to: number; state: string }[]): [number, string][] {
  const keys: [number, string][] = [];
  if ((spans[0]?.from ?? 0) > 0) keys.push([0, DEFAULT_STATE]);
  spans.forEach(({ from, to, state }, index) => {
    keys.push([from, state]);
    const next = spans[index + 1];
    const stays = score.loop && to >= score.seconds;
    if (!stays && (!next || next.from > to + 1e-6)) keys.push([to, DEFAULT_STATE]);
  });
  return keys;
}

function shape(score: Score, eye: string, { from, to, state }: { from: number; to: number; state: string }): void {
  const [x, y] = EYE_SHAPES[state] ?? [1, 1];
  const whole = score.loop && from <= 0 && to >= score.seconds;
  const span = (peak: number): Beat[] => {
    if (whole) return [{ at: 0, to: peak }];
    const ramp = Math.min(0.08, (to - from) / 3);
    return [{ at: from, to: 1 }, { at: from + ramp, to: peak }, { at: to - ramp, to: peak }, { at: to, to: 1 }];
  };
  score.add(eye, 'scaleX', span(x));
  score.add(eye, 'scaleY', span(y));
}

/** Shows a mouth over a span of time: the first of the states that is drawn. */
export function mouth(score: Score, states: readonly string[], from: number, to: number): void {
  const { mouth: part } = score.figure.roles;
  const drawn = part && states.find((state) => score.figure.anatomy.part(part)?.states.some(({ name }) => name === state));
  if (part && drawn && !score.shows(part)) score.show(part, stateKeys(score, [{ from, to, state: drawn }]));
}
