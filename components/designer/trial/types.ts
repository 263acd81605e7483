import { Hash, ToggleRight, Zap, type LucideIcon } from 'lucide-react';
import type { CanvasInput } from '@/lib/core/canvas/schema';

/** What each type of input is called, and its sign. */
export const TYPE_WORDS: Record<CanvasInput['type'], string> = {
  trigger: 'Trigger',
  boolean: 'Switch',
  number: 'Number',
};
export const TYPE_ICONS: Record<CanvasInput['type'], LucideIcon> = { trigger: Zap, boolean: ToggleRight, number: Hash };
