import { fromOklch, toOklch, turned } from './oklch';

/** The usual colour harmonies, each as a rotation of the hue in degrees. */
const TURNS = [
  { title: 'Opposite', degrees: 180 },
  { title: 'Beside it', degrees: 30 },
  { title: 'Beside it, the other way', degrees: -30 },
  { title: 'A third around', degrees: 120 },
  { title: 'A third around, the other way', degrees: -120 },
] as const;

/** The chroma that a grey gets, so that its hue is visible. */
const LEAST_CHROMA = 0.08;

/** A colour that goes with another. */
export interface Harmony {
  title: string;
  color: string;
}

/** Gives `color` in the hues that harmonise with that of `other`, with its own lightness and chroma; both `#rrggbb`. */
export function harmoniesOf(color: string, other: string): Harmony[] {
  const { l, c } = toOklch(color);
  const { h } = toOklch(other);
  return TURNS.map(({ title, degrees }) => ({
    title,
    color: fromOklch({ l, c: Math.max(c, LEAST_CHROMA), h: turned(h + degrees) }),
  }));
}
