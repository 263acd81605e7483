import { later, times, type Beat } from './beats';
import { lean } from './stance';
import { stateKeys } from './eyes';
import type { Score } from './score';

/** The lead of the head over its features in a turn, in seconds; ears follow last. */
const FEATURE_LEAD = 0.03;
/** The maximum of that lead in a short clip, as a share of the clip. */
const HURRIED_LEAD = 0.02;

const leadOf = (score: Score): number => Math.min(FEATURE_LEAD, score.seconds * HURRIED_LEAD);

const headOf = (score: Score): string => score.figure.roles.head ?? score.figure.roles.body;

/**
 * Tilts the head by degrees, to the viewer's right above 0, in profile forward above 0; a figure without a head leans a
 * little.
 */
export function tilt(score: Score, list: readonly Beat[]): void {
  const { roles, profile, anatomy } = score.figure;
  if (!roles.head || !anatomy.part(roles.head)?.rotateLimits) return lean(score, times(list, roles.head ? 0.6 : 0.45));
  const neck = roles.spine.at(-1);
  const sized = times(list, score.gain * (profile || 1));
  score.add(neck, 'rotate', times(sized, 0.35));
  score.add(roles.head, 'rotate', neck ? later(times(sized, 0.75), leadOf(score)) : sized);
}

/**
 * Turns the head sideways, from -1 (the viewer's left) to 1 (right): the face slides over the head, the head follows,
 * the ears lag.
 */
export function turn(score: Score, list: readonly Beat[]): void {
  const { roles, face, anatomy } = score.figure;
  // A body with a face is narrower at the eyes than at its base.
  const sized = times(list, Math.min(score.gain, roles.head ? 1.4 : 1.1));
  const widest = Math.max(
    0,
    ...roles.face.map((part) => anatomy.own(part)).map((box) => (box ? box.right - box.left : 0)),
  );
  // Glasses as wide as the head must not stick out of it, and eyes must not slide out of their glasses.
  const slide = face.width * (widest > face.width * 0.75 ? 0.045 : 0.08);
  for (const part of roles.face) {
    // Eyes behind a windscreen stay behind it.
    const host = anatomy.own(anatomy.part(part)?.parent ?? '');
    const share = host ? Math.min(1, (host.right - host.left) / face.width) : 1;
    score.add(part, 'translateX', times(later(sized, -leadOf(score)), slide * share));
  }
  if (roles.head) score.add(roles.head, 'translateX', times(sized, face.width * 0.035));
  for (const ear of [roles.ears.left, roles.ears.right])
    score.add(ear, 'translateX', times(later(sized, leadOf(score)), -face.width * 0.02));
}

/**
 * Nods the head: 1 is fully down, below 0 up. A profile rotates at the neck; a frontal face slides down over the head.
 */
export function pitch(score: Score, list: readonly Beat[]): void {
  const { roles, face, profile } = score.figure;
  const sized = times(list, Math.min(score.gain, 1.6));
  if (profile !== 0) return score.add(headOf(score), 'rotate', times(list, 12 * profile * score.gain));
  for (const part of roles.face) score.add(part, 'translateY', times(later(sized, -leadOf(score)), face.height * 0.05));
  if (!roles.head) return;
  score.add(roles.head, 'translateY', times(sized, face.height * 0.045));
  score.add(
    roles.head,
    'scaleY',
    sized.map((beat) => ({ ...beat, to: 1 - 0.035 * Math.min(beat.to, 1.6) })),
  );
  for (const ear of [roles.ears.left, roles.ears.right])
    score.add(ear, 'translateY', times(later(sized, leadOf(score)), -face.height * 0.012));
}

/** Raises (above 0) or lowers the brows by a share of the head's height; `right` scales the right one. */
export function brows(score: Score, list: readonly Beat[], right = 1): void {
  const { roles, face } = score.figure;
  const sized = times(list, -face.height * Math.min(score.gain, 1.5));
  score.add(roles.brows.left, 'translateY', sized);
  score.add(roles.brows.right, 'translateY', times(sized, right));
}

/** Rotates the brows by degrees: worried (inner ends up) above 0, angry below; the second a little less. */
export function worry(score: Score, list: readonly Beat[]): void {
  const { left, right } = score.figure.roles.brows;
  const sized = times(list, Math.min(score.gain, 1.5));
  score.add(left, 'rotate', times(sized, -1));
  score.add(right, 'rotate', later(times(sized, 0.9), leadOf(score)));
}

/** Shows a mouth over a span of time: the first of the states that is drawn. */
export const mouth = (score: Score, states: readonly string[], from: number, to: number): void =>
  mouths(score, [{ from, to, states }]);

/** Shows mouths over spans of time, each the first of its states that is drawn. */
export function mouths(score: Score, spans: readonly { from: number; to: number; states: readonly string[] }[]): void {
  const { mouth: part } = score.figure.roles;
  if (!part || score.shows(part)) return;
  const drawn = score.figure.anatomy.part(part)?.states.map(({ name }) => name) ?? [];
  const shown = spans.flatMap(({ from, to, states }) => {
    const state = states.find((name) => drawn.includes(name));
    return state ? [{ from, to, state }] : [];
  });
  if (shown.length) score.show(part, stateKeys(score, shown));
}
