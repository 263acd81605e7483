import type { CanvasGraph } from '@/lib/core/canvas/schema';
import { keepText, keptText } from '../../session/kept-storage';
import type { GraphPoint } from '../graph/document';

type Places = Readonly<Record<string, GraphPoint>>;

/** What a browser stores of a canvas: its cards' positions, and work that was not saved. */
interface Kept {
  places: Places;
  /** The unsaved graph, the saved one that it was based on, and when that was saved. */
  draft: { graph: CanvasGraph; base: CanvasGraph; of: string } | null;
}

const placesKey = (canvasId: string) => `liverig:canvas:${canvasId}`;
const workName = (canvasId: string) => `canvas:${canvasId}`;

/** What this browser stored of a canvas; empty without anything. */
export const readKept = (canvasId: string): Kept => ({ places: readPlaces(canvasId), draft: readDraft(canvasId) });

function readPlaces(canvasId: string): Places {
  try {
    const { places = {} } = JSON.parse(localStorage.getItem(placesKey(canvasId)) ?? '{}') as Partial<Kept>;
    return places;
  } catch {
    // Without stored data, or with invalid data, the graph is arranged anew.
    return {};
  }
}

function readDraft(canvasId: string): Kept['draft'] {
  try {
    return JSON.parse(keptText(workName(canvasId)) ?? 'null') as Kept['draft'];
  } catch {
    return null;
  }
}

/** Stores the positions and unsaved work in this browser; false where nothing can be stored. */
export function writeKept(canvasId: string, { places, draft }: Kept): boolean {
  try {
    localStorage.setItem(placesKey(canvasId), JSON.stringify({ places }));
  } catch {
    // The storage may be full or disabled: the next visit arranges the graph anew.
    return false;
  }
  return keepText(workName(canvasId), draft && JSON.stringify(draft));
}
