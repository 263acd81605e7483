import { fromOklch, toOklch, turned } from './oklch';

/** The turns of the hue that painters combine, in degrees. */
const TURNS = [
  { title: 'Opposite', degrees: 180 },
  { title: 'Beside it', degrees: 30 },
  { title: 'Beside it, the other way', degrees: -30 },
  { title: 'A third around', degrees: 120 },
  { title: 'A third around, the other way', degrees: -120 },
] as const;

/** The chroma that a grey gets, so that its turns are colours. */
const LEAST_CHROMA = 0.08;

/** A colour that goes with another. */
export interface Harmony {
  title: string;
  color: string;
}

/** Colours (`#rrggbb`) of the same lightness and chroma that go with a colour, by the turn of their hue. */
export function harmoniesOf(hex: string): Harmony[] {
  const { l, c, h } = toOklch(hex);
  return TURNS.map(({ title, degrees }) => ({
    title,
    color: fromOklch({ l, c: Math.max(c, LEAST_CHROMA), h: turned(h + degrees) }),
  }));
}
