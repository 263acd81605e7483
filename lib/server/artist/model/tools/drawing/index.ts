import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Tool } from '../../tool';
import { setCanvas, setPalette } from './canvas';
import { finish, type Drawn } from './finish';
import { look } from './look';
import { moveParts, putPart, removeParts } from './parts';
import { readParts } from './read';
import { critique } from './review';
import type { Sketch } from './sketch';
import { putAnchors, putStates } from './states';

export type { Drawn } from './finish';
export { readable } from './read';
export { EMPTY, Sketch } from './sketch';

/** The tools of a drawing, nothing beyond that one sketch. `unfinished` says why it cannot be done yet, null where it can. */
export function drawingTools(sketch: Sketch, unfinished: (spec: MascotSpec) => string | null = () => null): Tool<Drawn>[] {
  return [setCanvas, setPalette, putPart, moveParts, removeParts, putStates, putAnchors, readParts, look, critique].map((tool): Tool<Drawn> => tool(sketch)).concat(finish(sketch, unfinished));
}
