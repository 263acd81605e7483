/** An upright ellipse: its centre and its half sizes, in pixels. */
export interface Oval {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}
