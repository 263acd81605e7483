import type { FigureDraft } from '../../figure';
import type { FaceMood } from '@/lib/core/sheet/vocabulary';

/** The states of a mouth: shapes of speech, and expressions. */
export type MouthState =
  | 'smile'
  | 'open'
  | 'ah'
  | 'ee'
  | 'oh'
  | 'mm'
  | 'sad'
  | 'surprised'
  | 'grin'
  | 'smirk'
  | 'tongue';

/** The states that a resting mouth may have in a mood, the likeliest listed more than once. */
export const RESTING: Record<FaceMood, readonly [MouthState, ...MouthState[]]> = {
  cheerful: ['open'],
  calm: ['smile'],
  sleepy: ['mm'],
  grumpy: ['sad'],
  sad: ['sad'],
  surprised: ['surprised', 'oh'],
  cool: ['smirk'],
  shy: ['mm'],
  mischievous: ['grin', 'grin', 'smirk'],
  proud: ['smile'],
  silly: ['tongue'],
  curious: ['smile'],
};

/** The states that every mouth has. */
export const SPOKEN = [
  'smile',
  'open',
  'ah',
  'ee',
  'oh',
  'mm',
  'sad',
  'surprised',
] as const satisfies readonly MouthState[];

/** Expressions besides those of speech, which only styles with high detail have. */
export const PLAYED = ['grin', 'smirk', 'tongue'] as const satisfies readonly MouthState[];

/** The position of a mouth in canvas pixels, and the token of its lines. */
export interface MouthBox {
  x: number;
  y: number;
  /** Half width. */
  w: number;
  /** The y at which the line from the nose to the mouth starts; null for none. */
  philtrum: number | null;
  token: string;
}

/** The width of a mouth's lines, in canvas pixels. */
export const lineWidth = (figure: FigureDraft) => Math.max(4.6, figure.ink.look.inner * 0.95);
