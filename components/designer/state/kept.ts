import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { GraphPoint } from '../graph/document';

/** What a browser stores of a canvas: its cards' positions, and work that was not saved. */
interface Kept {
  places: Readonly<Record<string, GraphPoint>>;
  /** The unsaved graph, the saved one that it was based on, and when that was saved. */
  draft: { graph: CanvasGraph; base: CanvasGraph; of: string } | null;
}

const NOTHING: Kept = { places: {}, draft: null };
const keyOf = (canvasId: string) => `liverig:canvas:${canvasId}`;

/** What this browser stored of a canvas; empty without anything. */
export function readKept(canvasId: string): Kept {
  try {
    const kept = { ...NOTHING, ...(JSON.parse(localStorage.getItem(keyOf(canvasId)) ?? '{}') as Partial<Kept>) };
    return kept.draft?.base ? kept : { ...kept, draft: null };
  } catch {
    // Without stored data, or with invalid data, the graph is arranged anew.
    return NOTHING;
  }
}

/** Stores the positions and unsaved work in this browser; false where nothing can be stored. */
export function writeKept(canvasId: string, kept: Kept): boolean {
  try {
    localStorage.setItem(keyOf(canvasId), JSON.stringify(kept));
    return true;
  } catch {
    // The storage may be full or disabled: the next visit arranges the graph anew.
    return false;
  }
}
