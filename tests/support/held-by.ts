import { getEventListeners } from 'node:events';

/**
 * The number of things that a signal keeps in memory: its listeners, and Node's entries for signals that
 * `AbortSignal.any` derived from it, which stay after those are gone.
 */
export function heldBy(signal: AbortSignal): number {
  const derived = Object.getOwnPropertySymbols(signal)
    .filter(({ description }) => description === 'kDependantSignals')
    .map((symbol) => (Reflect.get(signal, symbol) as Set<unknown> | null)?.size ?? 0);
  return derived.reduce((sum, size) => sum + size, getEventListeners(signal, 'abort').length);
}
