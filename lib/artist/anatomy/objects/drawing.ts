import type { FigureDraft } from '../../figure';
import type { Path, Point } from '../../shape/path';

/** The body of an object, in figure pixels; `rx` and `ry` are its half width and half height. */
export interface ObjectDrawing {
  rx: number;
  ry: number;
  outline: Path;
  /** The face box: its centre height, half width and half height. */
  face: { cy: number; rx: number; ry: number };
  shoulder: Point;
  /** SVG that is drawn over the body and under the face. */
  over?: string;
  inside?: { path: Path; material: string }[];
  extra?: (figure: FigureDraft) => void;
  hatY: number;
}

/** Draws the body of an object around the height `cy`; `u` is pixels for one unit of the reference figure. */
export type DrawObject = (figure: FigureDraft, cy: number, u: number) => ObjectDrawing;
