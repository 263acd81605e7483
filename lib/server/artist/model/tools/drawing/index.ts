import type { ModelTool } from '../../tool';
import { setCanvas, setPalette } from './canvas';
import { decline, finish, type FinishedDrawing, type Unfinished } from './finish';
import { dress } from './dress';
import { putEyes, putMouth } from './face';
import { putLimb } from './limb';
import { look } from './look';
import { rename } from './names';
import { moveParts, removeParts } from './parts';
import { putPart } from './put-part';
import { readParts } from './read';
import { critique } from './review';
import { listShapes, moveShapes } from './shapes';
import type { Sketch } from './sketch';
import { putAnchors, putStates } from './states';

export type { FinishedDrawing, Unfinished } from './finish';
export { readable } from './read';
export { objections } from './review';
export { restoreParts } from './restore';
export { EMPTY, Sketch } from './sketch';
export { startFromSheet } from './start';

/** The tools of a drawing, which change only this sketch. */
export function drawingTools(sketch: Sketch, unfinished: Unfinished = () => null): ModelTool<FinishedDrawing>[] {
  return [
    setCanvas,
    setPalette,
    putPart,
    putLimb,
    putEyes,
    putMouth,
    dress,
    moveParts,
    removeParts,
    putStates,
    putAnchors,
    listShapes,
    moveShapes,
    rename,
    readParts,
    look,
    critique,
  ]
    .map((tool): ModelTool<FinishedDrawing> => tool(sketch))
    .concat(decline(), finish(sketch, unfinished));
}
