/** A number rounded to `places` decimals, never minus zero; rounding a rounded number changes nothing. */
export function round(value: number, places = 3): number {
  const factor = 10 ** places;
  return Math.round(value * factor) / factor + 0;
}

/** Numbers as the shortest list that SVG reads back: a minus sign separates on its own. */
export function numberList(values: readonly number[]): string {
  return values.reduce<string>((text, value) => (text && !(value < 0) ? `${text} ${value}` : `${text}${value}`), '');
}
