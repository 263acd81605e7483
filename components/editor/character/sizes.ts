/** The size halfway between the usual one and an end of its range, rounded to five hundredths. */
const halfwayTo = (end: number): number => Math.round(((1 + end) / 2) * 20) / 20;

/** The sizes to choose from within a range, the smallest first; the present size is one of them. */
export const sizeSteps = ([least, largest]: readonly [number, number], now: number): number[] =>
  [...new Set([least, halfwayTo(least), 1, halfwayTo(largest), largest, now])].toSorted((a, b) => a - b);

/** The label of a size. */
export const sizeWords = (size: number): string => (size === 1 ? 'Usual' : `${Math.round(size * 100)} %`);
