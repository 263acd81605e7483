import type { DanglingKind } from '../../rig/roles';
import { drawnAs } from './eyes';
import type { Score } from './score';

/** The stiffness and damping of each kind of dangling part (craft: "`follow` modifier as physics"). */
const SPRINGS: Record<DanglingKind, { stiffness: number; damping: number; strength: number }> = {
  ear: { stiffness: 220, damping: 14, strength: 0.8 },
  floppy_ear: { stiffness: 120, damping: 9, strength: 1 },
  hair: { stiffness: 160, damping: 10, strength: 0.9 },
  tail: { stiffness: 60, damping: 6, strength: 0.8 },
  antenna: { stiffness: 300, damping: 8, strength: 1 },
  scarf: { stiffness: 40, damping: 8, strength: 0.8 },
  belly: { stiffness: 260, damping: 16, strength: 0.6 },
  hat: { stiffness: 300, damping: 18, strength: 0.35 },
};

/** Gives the modifiers of every preset: springs on all dangling parts, blinks and breath. */
export function ambient(
  score: Score,
  options: { blinksEvery?: number; blinkSeconds?: number; breathSeconds?: number; breath?: number },
): void {
  dangle(score);
  if (options.blinksEvery) blink(score, options.blinksEvery, options.blinkSeconds ?? 0.13);
  if (options.breathSeconds && options.breath) breathe(score, options.breathSeconds, options.breath);
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function dangle(score: Score): void {
  for (const { part, kind } of score.figure.roles.dangling) {
    const { strength, ...spring } = SPRINGS[kind];
    score.modify({ type: 'follow', part, strength: rounded(Math.min(2, strength * Math.sqrt(score.gain))), ...spring });
  }
}

function blink(score: Score, every: number, duration: number): void {
  const count = Math.min(4, Math.max(1, Math.round(score.seconds / every)));
  for (const eye of score.figure.roles.eyes) {
    const part = score.figure.anatomy.part(eye);
    const closedState = drawnAs(part, 'closed') ?? drawnAs(part, 'happy');
    if (closedState) score.modify({ type: 'blink', part: eye, closedState, count, duration });
  }
}

function breathe(score: Score, breathSeconds: number, amount: number): void {
  const cycles = Math.max(1, Math.round(score.seconds / breathSeconds));
  score.modify({
    type: 'breathing',
    part: score.figure.roles.body,
    amount: rounded(Math.min(0.1, amount * (0.4 + 0.6 * score.gain))),
    cycles,
  });
}
