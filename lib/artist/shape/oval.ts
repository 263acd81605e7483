/** An axis-aligned ellipse: its centre, half width and half height, in pixels. */
export interface Oval {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}
