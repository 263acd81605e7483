import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { GraphPoint } from '../graph/document';

/** What a browser keeps of a canvas: where its cards stand, and work that the server could not take yet. */
interface Kept {
  places: Readonly<Record<string, GraphPoint>>;
  /** The graph as it was left unsaved, and of which saved one it was made. */
  draft: { graph: CanvasGraph; of: string } | null;
}

const NOTHING: Kept = { places: {}, draft: null };
const keyOf = (canvasId: string) => `liverig:canvas:${canvasId}`;

/** What is kept of a canvas; nothing where the browser keeps nothing. */
export function readKept(canvasId: string): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(keyOf(canvasId)) ?? '{}') as Partial<Kept>) };
  } catch {
    // A browser that keeps nothing, or nonsense: the graph is arranged anew.
    return NOTHING;
  }
}

/** Keeps it. */
export function writeKept(canvasId: string, kept: Kept): void {
  try {
    localStorage.setItem(keyOf(canvasId), JSON.stringify(kept));
  } catch {
    // Full or forbidden: the next visit arranges the graph anew.
    return;
  }
}
