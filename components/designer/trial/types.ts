import { Hash, ToggleRight, Zap, type LucideIcon } from 'lucide-react';
import type { CanvasInput } from '@/lib/core/canvas/schema';

/** The name and icon of each type of input. */
export const TYPE_WORDS: Record<CanvasInput['type'], string> = {
  trigger: 'Trigger',
  boolean: 'Switch',
  number: 'Number',
};
export const TYPE_ICONS: Record<CanvasInput['type'], LucideIcon> = { trigger: Zap, boolean: ToggleRight, number: Hash };
