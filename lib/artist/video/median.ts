/** The median of some values; 0 if there are none. */
export const median = (values: Iterable<number>): number => {
  const sorted = Float64Array.from(values).sort();
  return sorted[sorted.length >> 1] ?? 0;
};

/** The median of each pixel over pictures of one size. */
export function medians(pictures: readonly Float32Array[]): Float32Array {
  const [count, first] = [pictures.length, pictures[0] ?? new Float32Array()];
  const values = new Float32Array(count);
  return first.map((_, at) => {
    for (let index = 0; index < count; index += 1) {
      const value = pictures[index]![at]!;
      let to = index;
      for (; to > 0 && values[to - 1]! > value; to -= 1) values[to] = values[to - 1]!;
      values[to] = value;
    }
    return values[count >> 1] ?? 0;
  });
}
