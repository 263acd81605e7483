/**
 * Gives how long each frame in turn is shown, in whole units of which `perSecond` make a second; spread so that their
 * sum is right.
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
