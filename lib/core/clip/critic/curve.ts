/** A turning point of a curve: an extremum or an end. */
export interface Turn {
  index: number;
  value: number;
}

/** Gives the turning points of a curve, its ends included; ripples smaller than `ripple` are ignored. */
export function turnsOf(values: readonly number[], ripple: number): Turn[] {
  const start: Turn = { index: 0, value: values[0] ?? 0 };
  const turns: Turn[] = [start];
  let [high, low] = [start, start];
  let way = 0;
  values.forEach((value, index) => {
    if (value > high.value) high = { index, value };
    if (value < low.value) low = { index, value };
    if (way >= 0 && value < high.value - ripple) {
      if (way > 0 || high.index > 0) turns.push(high);
      [way, low] = [-1, { index, value }];
      high = low;
    } else if (way <= 0 && value > low.value + ripple) {
      if (way < 0 || low.index > 0) turns.push(low);
      [way, high] = [1, { index, value }];
      low = high;
    }
  });
  turns.push(way > 0 ? high : way < 0 ? low : start);
  return turns.filter(({ index }, i) => i === 0 || index !== turns[i - 1]?.index);
}

/** Gives the difference of the highest and the lowest value. */
export const rangeOf = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value), -Infinity) -
  values.reduce((least, value) => Math.min(least, value), Infinity);
