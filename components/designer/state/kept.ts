import type { CanvasGraph } from '@/lib/core/canvas/schema';
import { keepText, keptText } from '../../session/kept-storage';
import type { GraphPoint } from '../graph/document';

type Places = Readonly<Record<string, GraphPoint>>;

/** The data of a canvas in this browser's storage: the positions of its cards, and unsaved work. */
interface Kept {
  places: Places;
  /** The unsaved graph, the saved graph that it is based on, and the `updated_at` of that. */
  draft: { graph: CanvasGraph; base: CanvasGraph; of: string } | null;
}

const placesKey = (canvasId: string) => `liverig:canvas:${canvasId}`;
const workName = (canvasId: string) => `canvas:${canvasId}`;

/** The stored data of a canvas; empty if there is none. */
export const readKept = (canvasId: string): Kept => ({ places: readPlaces(canvasId), draft: readDraft(canvasId) });

function readPlaces(canvasId: string): Places {
  try {
    const { places = {} } = JSON.parse(localStorage.getItem(placesKey(canvasId)) ?? '{}') as Partial<Kept>;
    return places;
  } catch {
    // Missing or invalid data: the graph is arranged automatically.
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

/** Stores positions and unsaved work. Returns false if the storage is full or disabled. */
export function writeKept(canvasId: string, { places, draft }: Kept): boolean {
  try {
    localStorage.setItem(placesKey(canvasId), JSON.stringify({ places }));
  } catch {
    // Without storage the next visit arranges the graph automatically.
    return false;
  }
  return keepText(workName(canvasId), draft && JSON.stringify(draft));
}
