/** A gradient of a canvas. */
export interface GradientLike {
  addColorStop(offset: number, color: string): void;
}

/** The members of a 2D context that the painter needs, common to browsers and Skia; `P` is its type of path object. */
export interface CanvasLike<P> {
  readonly canvas: { readonly width: number; readonly height: number };
  save(): void;
  restore(): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  getTransform(): { a: number; b: number; c: number; d: number; e: number; f: number };
  globalAlpha: number;
  globalCompositeOperation: string;
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'miter' | 'round' | 'bevel';
  miterLimit: number;
  lineDashOffset: number;
  setLineDash(segments: number[]): void;
  fill(path: P, rule: 'nonzero' | 'evenodd'): void;
  stroke(path: P): void;
  clip(path: P, rule: 'nonzero' | 'evenodd'): void;
  drawImage(
    image: { readonly width: number; readonly height: number },
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    x: number,
    y: number,
    w: number,
    h: number,
  ): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): GradientLike;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): GradientLike;
}

/** The functions that create a painter's cached objects. */
export interface CanvasMaker<P> {
  path(d: string): P;
  /**
   * Makes a transparent canvas for a translucent group; without it, each shape of the group is drawn translucent
   * separately.
   */
  layer?(width: number, height: number): CanvasLike<P>;
}
