import { Scanner } from '../scan';

/** A number with its unit as written: letters, `%`, or nothing. */
export interface Measure {
  value: number;
  unit: string;
}

/** Reads a number with a unit, or without one; null for anything else. */
export function measureOf(text: string): Measure | null {
  const scan = new Scanner(text);
  scan.space();
  const value = scan.number();
  if (value === null) return null;
  const unit = scan.take('%') ? '%' : scan.letters();
  scan.space();
  return scan.isAtEnd ? { value, unit } : null;
}
