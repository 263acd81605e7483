/** The weights of a Savitzky–Golay filter over five samples, which removes noise but keeps peaks. */
const FILTER_WEIGHTS = [-3 / 35, 12 / 35, 17 / 35, 12 / 35, -3 / 35] as const;

const at = (list: readonly number[], index: number): number => list[Math.min(Math.max(index, 0), list.length - 1)] ?? 0;

/** A curve without single outliers and measuring noise. */
export function smoothed(values: readonly number[]): number[] {
  const calm = values.map((_, i) => [at(values, i - 1), at(values, i), at(values, i + 1)].sort((a, b) => a - b)[1]!);
  return calm.map((value, i) =>
    i < 2 || i >= calm.length - 2
      ? value
      : FILTER_WEIGHTS.reduce((sum, weight, w) => sum + weight * at(calm, i + w - 2), 0),
  );
}
