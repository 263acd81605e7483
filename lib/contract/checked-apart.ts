import type { z } from 'zod';
import { CanvasGraph } from '@/lib/core/canvas/schema';
import { AnimationClip } from '@/lib/core/clip/schema';
import { CharacterSheet } from '@/lib/core/sheet/schema';
import { MascotSpec } from '@/lib/core/spec/schema';

/** The name and schema of each input that has a check of its own (`checkedApart`), by its id. */
export const CHECKED_APART: Record<string, { name: string; schema: z.ZodType }> = {
  SpecInput: { name: 'MascotSpec', schema: MascotSpec },
  SheetInput: { name: 'CharacterSheet', schema: CharacterSheet },
  ClipInput: { name: 'AnimationClip', schema: AnimationClip },
  GraphInput: { name: 'CanvasGraph', schema: CanvasGraph },
};
