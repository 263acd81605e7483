/**
 * Gives the delay of each frame in turn, in whole units of `1 / perSecond` seconds. The rounding error is carried over,
 * so that the sum is exact.
 */
export function delaysOf(tickSeconds: number, perSecond: number): (ticks: number) => number {
  const at = (tick: number) => Math.round(tick * tickSeconds * perSecond);
  let tick = 0;
  return (ticks) => {
    const delay = at(tick + ticks) - at(tick);
    tick += ticks;
    return delay;
  };
}
