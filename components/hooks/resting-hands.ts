/** How long the user's hands must rest before background work may run, in milliseconds. */
const REST_MS = 150;
/** The longest time, in milliseconds, for which moving hands hold up background work. */
const MAX_HOLD_MS = 2000;

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** When the user moved last, and since when background work has been held up; in milliseconds. */
let movedAt = -Infinity;
let heldSince: number | null = null;

/**
 * How long background work should wait, in milliseconds, so that it does not delay the start of a gesture. After a
 * limit it may run once between moves, so that a user who never rests sees its result too.
 */
export function pauseForHands(): number {
  const now = performance.now();
  const left = movedAt + REST_MS - now;
  heldSince ??= now;
  if (left > 0 && now - heldSince < MAX_HOLD_MS) return left;
  heldSince = null;
  return 0;
}

function note(): void {
  movedAt = performance.now();
}

/** Tracks the input of a window. */
export function watchHands(target: EventTarget): void {
  for (const sign of SIGNS) target.addEventListener(sign, note, { capture: true, passive: true });
}

if (typeof window !== 'undefined') watchHands(window);
