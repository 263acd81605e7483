import type { ColorRegion } from '@/lib/core/sheet/vocabulary';
import type { GarmentId } from './garment-ids';

/** A noun of the prompt that has a meaning for the drawing, with its position and its number of words. */
export type PromptNoun =
  | { kind: 'garment'; item: GarmentId; at: number; length: number; isCounted?: true }
  | { kind: 'region'; region: ColorRegion; at: number; length: number }
  | { kind: 'subject'; at: number; length: number };
