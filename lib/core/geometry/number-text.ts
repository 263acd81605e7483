/** A number rounded to `places` decimals, never minus zero; rounding a rounded number changes nothing. */
export function round(value: number, places = 3): number {
  const factor = places === 3 ? 1000 : 10 ** places;
  return Math.round(value * factor) / factor + 0;
}
