/** The bounds of a number. */
interface Bounds {
  min?: number;
  max?: number;
}

/** The modifier keys while a number is stepped or scrubbed. */
interface Held {
  shiftKey: boolean;
  altKey: boolean;
}

/** The factor of a step: 10 with Shift, 0.1 with Alt. */
const FACTOR = { shift: 10, alt: 0.1, none: 1 } as const;

/** Parses a typed number, which may have a decimal comma or a unit; null for an invalid one. */
export function readNumber(text: string): number | null {
  const plain = text
    .trim()
    .replace(/[\u2212\u2013]/, '-')
    .replace(',', '.')
    .replace(/\s?(?:°|px|%)$/, '');
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** A number as text with at most two decimals, without trailing zeros. */
export const numberText = (value: number): string => String(Math.round(value * 100) / 100);

/** A number clamped to its bounds and rounded to hundredths. */
export const bounded = (value: number, { min = -Infinity, max = Infinity }: Bounds): number =>
  Math.round(Math.min(Math.max(value, min), max) * 100) / 100;

/** A number after some steps, scaled by the modifier keys. */
export function stepped(value: number, steps: number, step: number, { shiftKey, altKey }: Held): number {
  return value + steps * step * (shiftKey ? FACTOR.shift : altKey ? FACTOR.alt : FACTOR.none);
}
