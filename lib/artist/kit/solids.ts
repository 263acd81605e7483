import { boxOf, type Path } from '../shape/path';
import type { FaceSpot, Solid } from './row';
import { box, even, evenPoly, oval, poly } from './strokes';

const settled = (outline: Path, face: Partial<FaceSpot>): Solid => {
  const { x, y, width, height } = boxOf(outline);
  const [rx, ry] = [Math.min(104, width * 0.36), Math.min(86, height * 0.34)];
  return { outline, face: { x: x + width / 2, y: y + height / 2, rx, ry, ...face } };
};

/** A circle, or an ellipse of two radii. */
export const ball = (rx: number, ry = rx, face: Partial<FaceSpot> = {}): Solid => settled(oval(0, 0, rx, ry), face);

/** A rounded rectangle: a card, a screen, a block. */
export const slab = (width: number, height: number, radius: number, face: Partial<FaceSpot> = {}): Solid =>
  settled(box(0, 0, width, height, radius), face);

/** A trapezoid with rounded corners: a cup, a bucket, a tower. */
export const cup = (top: number, bottom: number, height: number, radius = 18, face: Partial<FaceSpot> = {}): Solid =>
  settled(evenPoly([top / 2, -height / 2, bottom / 2, height / 2], radius), {
    rx: Math.min(top, bottom) * 0.4,
    ...face,
  });

/** A half circle with a flat top. */
export const bowl = (width: number, height: number, face: Partial<FaceSpot> = {}): Solid => {
  const [w, h] = [width / 2, height / 2];
  return settled(evenPoly([w, -h, w * 0.94, -h * 0.2, w * 0.74, h * 0.5, w * 0.4, h], 34), {
    y: 0,
    rx: width * 0.32,
    ry: height * 0.38,
    ...face,
  });
};

/** A bottle with shoulders and a neck. */
export const bottle = (width: number, height: number, neck: number, shoulder = 0.36): Solid => {
  const [w, h, n] = [width / 2, height / 2, neck / 2];
  const top = -h + height * shoulder;
  return settled(evenPoly([n, -h, n, top - height * 0.16, w, top, w, h], 16), {
    y: (top + h) / 2 - 4,
    rx: width * 0.4,
    ry: Math.min(78, (h - top) * 0.42),
  });
};

/** A drop shape, narrow above and wide below: a pear, an onion. */
export const pear = (width: number, height: number, neck = 0.5): Solid => {
  const [w, h] = [width / 2, height / 2];
  return settled(
    even([0, -h, w * neck, -h * 0.78, w * (0.4 + neck * 0.5), -h * 0.2, w, h * 0.4, w * 0.62, h * 0.92, 0, h]),
    {
      y: height * 0.16,
      rx: width * 0.38,
      ry: height * 0.28,
    },
  );
};

/** A triangle with rounded corners that points up or down. */
export const wedge = (width: number, height: number, points: 'up' | 'down', radius = 24): Solid => {
  const [w, h] = [width / 2, height / 2];
  return points === 'up'
    ? settled(poly([0, -h, w, h, -w, h], radius), { y: h * 0.34, rx: width * 0.3, ry: height * 0.26 })
    : settled(poly([-w, -h, w, -h, 0, h], radius), { y: -h * 0.34, rx: width * 0.32, ry: height * 0.27 });
};

/** The rounded body of a vehicle; its wheels are drawn as marks. */
export const hull = (flat: readonly number[], radius: number, face: FaceSpot): Solid => ({
  outline: poly(flat, radius),
  face,
});

/** A smooth shape that is symmetric about x = 0, through points of its right half. */
export const soft = (flat: readonly number[], face: FaceSpot): Solid => ({ outline: even(flat), face });

/** A polygon that is symmetric about x = 0, with rounded corners. */
export const cut = (flat: readonly number[], radius: number, face: FaceSpot): Solid => ({
  outline: evenPoly(flat, radius),
  face,
});
