import { colorsApart } from '@/lib/core/color/apart';
import { toOklch } from '@/lib/core/color/oklch';
import type { PaletteEntry, Part } from '@/lib/core/spec/schema';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { tokensOf } from '@/lib/core/svg/ids';

/** Colours whose OKLab distance is below this are hard to tell apart side by side. */
const HARD_TO_TELL = 0.05;

/** The parts whose drawings use one of these tokens, in rig order. */
export function partsUsing(parts: readonly Part[], tokens: readonly string[]): string[] {
  const uses = (svg: string) => [...tokensOf(drawingOf(svg))].some((token) => tokens.includes(token));
  return parts.filter(({ svg, states }) => [svg, ...states.map((state) => state.svg)].some(uses)).map(({ id }) => id);
}

/** The other base tokens whose colours are hard to tell apart from this one. */
export function tooAlike(bases: readonly PaletteEntry[], { name, color }: PaletteEntry): string[] {
  return bases
    .filter((other) => other.name !== name && colorsApart(other.color, color) < HARD_TO_TELL)
    .map((other) => other.name);
}

/** Colours below this chroma have no hue to build a harmony on. */
const FAINT_CHROMA = 0.06;

/** The largest other colour with a distinct hue, which a harmony starts from; null if there is none. */
export const partnerOf = (bases: readonly PaletteEntry[], { name }: PaletteEntry): PaletteEntry | null =>
  bases.find((other) => other.name !== name && toOklch(other.color).c >= FAINT_CHROMA) ?? null;
