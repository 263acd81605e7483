import type { FigureDraft } from '../figure';
import { addBrows } from './brows';
import { addCheeks } from './cheeks';
import { addDetails } from './details';
import { addEyes } from './eyes';
import { addMouth } from './mouth';
import { addSnout } from './snouts';

/** Adds all parts of the face, within the frame of the head. */
export function addFace(figure: FigureDraft): void {
  addSnout(figure);
  addCheeks(figure);
  addMouth(figure);
  addEyes(figure);
  addBrows(figure);
  addDetails(figure);
}
