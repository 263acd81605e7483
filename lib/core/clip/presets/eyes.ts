import { times, type Beat } from './beats';
import { DEFAULT_STATE } from '../part-pose';
import type { Part } from '../../spec/schema';
import type { Score } from './score';

/** How long the lids of a blink stay shut, in seconds. */
const BLINK = 0.12;
/** How long the lids stay half open after a blink, in seconds. */
const REOPENING = 0.06;
const SHUT = ['closed', 'shut', 'blink', 'asleep', 'sleep'];
/** Names of open-eye expressions: a single drawing with such a name is not a closed lid. */
const OPEN = /^(open|wide|half|big|look|angry|sad|star|heart|normal|neutral|default)/;

/**
 * The name of an eye's drawing for an expression. An eye from another tool with one drawing besides the open one uses
 * that as the closed lid.
 */
export function drawnAs(eye: Part | undefined, state: string): string | undefined {
  const names = eye?.states.map(({ name }) => name) ?? [];
  if (state !== 'closed') return names.find((name) => name === state);
  const [only] = names;
  return (
    SHUT.find((name) => names.includes(name)) ?? (names.length === 1 && only && !OPEN.test(only) ? only : undefined)
  );
}

/**
 * Gives the spans of a blink: shut, then half open if that is drawn, because a lid opens more slowly than it closes.
 * Empty if the clip is too short.
 */
export function blinkAt(score: Score, at: number): Span[] {
  const { roles, anatomy } = score.figure;
  if (score.seconds < BLINK * 4) return [];
  const shut = { from: at, to: at + BLINK, state: 'closed' };
  return roles.eyes.some((eye) => drawnAs(anatomy.part(eye), 'half'))
    ? [shut, { from: shut.to, to: shut.to + REOPENING, state: 'half' }]
    : [shut];
}

interface Span {
  from: number;
  to: number;
  state: string;
}

/** The height and width factors of eyes that lack the drawing of a state. */
const EYE_SHAPES: Record<string, readonly [x: number, y: number]> = {
  closed: [1.05, 0.12],
  happy: [1.06, 0.8],
  half: [1, 0.6],
  wide: [1.12, 1.18],
};

/** Shows an expression of the eyes over spans of time; eyes without that drawing change their shape instead. */
export function eyes(score: Score, spans: readonly Span[]): void {
  for (const eye of score.figure.roles.eyes) {
    const drawing = (state: string): string | undefined => drawnAs(score.figure.anatomy.part(eye), state);
    const shown = spans.filter(({ state }) => drawing(state));
    if (shown.length)
      score.show(
        eye,
        stateKeys(
          score,
          shown.map((span) => ({ ...span, state: drawing(span.state) ?? span.state })),
        ),
      );
    hidePupils(
      score,
      eye,
      shown.filter(({ state }) => state === 'closed' || state === 'happy'),
    );
    for (const span of spans.filter(({ state }) => !drawing(state))) shape(score, eye, span);
  }
}

/** Hides pupils that are parts of their own: they would show through a closed lid. */
function hidePupils(score: Score, eye: string, spans: readonly { from: number; to: number }[]): void {
  const { roles, anatomy } = score.figure;
  for (const pupil of roles.pupils.filter((id) => anatomy.isUnder(id, eye))) {
    for (const { from, to } of spans) {
      const stays = score.loop && to >= score.seconds;
      score.add(pupil, 'opacity', [
        ...(from > 0 ? [{ at: 0, to: 1 }] : []),
        { at: from, to: 0, ease: 'step' as const },
        { at: to, to: stays ? 0 : 1, ease: 'step' as const },
      ]);
    }
  }
}

/** Keys that show each span's state, and the resting drawing between spans; a span to the very end of a loop stays. */
export function stateKeys(score: Score, spans: readonly Span[]): [number, string][] {
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

function shape(score: Score, eye: string, { from, to, state }: Span): void {
  const [x, y] = EYE_SHAPES[state] ?? [1, 1];
  const whole = score.loop && from <= 0 && to >= score.seconds;
  const span = (peak: number): Beat[] => {
    if (whole) return [{ at: 0, to: peak }];
    const ramp = Math.min(0.08, (to - from) / 3);
    return [
      { at: from, to: 1 },
      { at: from + ramp, to: peak },
      { at: to - ramp, to: peak },
      { at: to, to: 1 },
    ];
  };
  score.add(eye, 'scaleX', span(x));
  score.add(eye, 'scaleY', span(y));
}

/**
 * Moves the gaze by shares of the head's size (x right, y down): the pupils if there are any, else the eyes themselves,
 * a little.
 */
export function look(score: Score, axis: 'translateX' | 'translateY', list: readonly Beat[]): void {
  const { roles, face, anatomy } = score.figure;
  const byPupils = roles.pupils.length > 0;
  for (const part of byPupils ? roles.pupils : roles.eyes) {
    const host = byPupils ? null : anatomy.own(anatomy.part(part)?.parent ?? '');
    const size = Math.min(face.width, face.height, ...(host ? [host.right - host.left, host.bottom - host.top] : []));
    score.add(part, axis, times(list, size * (byPupils ? Math.min(score.gain, 1.4) : 1.3 * Math.min(score.gain, 1.1))));
  }
}

/** Looks sideways: to the viewer's right above 0. */
export const lookX = (score: Score, list: readonly Beat[]): void => look(score, 'translateX', list);

/** Looks down (above 0) or up. */
export const lookY = (score: Score, list: readonly Beat[]): void => look(score, 'translateY', list);
