import type { HeadFrame } from '../figure';
import type { MeasuredBody } from './body';
import { around, heightOf, midX, midY, spanAlong, spanAt, widthOf, type Extent, type Outline } from './outline';

/** The bounding box of each eye, from left to right. */
export function eyesOf({ roles, shapes, extent }: MeasuredBody): Extent[] {
  const boxes = roles.eyes.flatMap((id) => extent(id) ?? []).sort((a, b) => midX(a) - midX(b));
  const [only] = roles.eyes;
  if (boxes.length !== 1 || !only || !boxes[0]) return boxes;
  const whole = boxes[0];
  // One part may draw both eyes, so its shapes are split into those left and right of its middle.
  const all = shapes(only).map(({ box }) => box);
  const [left, right] = [
    all.filter((box) => midX(box) < midX(whole) - widthOf(whole) * 0.12),
    all.filter((box) => midX(box) > midX(whole) + widthOf(whole) * 0.12),
  ].map(around);
  return left && right && widthOf(whole) > heightOf(whole) * 1.5 ? [left, right] : boxes;
}

/**
 * The largest offset of a face from the middle of its head, in half head widths, at which garments stay centred on the
 * head.
 */
const MAX_FACE_OFFSET = 0.3;
/**
 * The brim of a hat is at the height where the head has this share of its full width; it is lower on a separate head.
 */
const BRIM_WIDTH_SHARES = { head: 0.81, merged: 0.68 };
/** The width of a hat as a share of the head's width at the brim: it overhangs a head, but not a body without one. */
const HAT_WIDTH_SHARES = { head: 1.06, merged: 0.78 };

/** Measures the head, or the upper part of a body without a separate head. */
export function headFrame(body: MeasuredBody, part: string, outline: Outline, merged: boolean): HeadFrame {
  const { box } = outline;
  const eyes = eyesOf(body);
  const face = around(eyes);
  const [rx, half] = [widthOf(box) / 2, heightOf(box) / 2];
  const off = face && Math.abs(midX(face) - midX(box)) > rx * MAX_FACE_OFFSET;
  const cx = off ? midX(face) : midX(box);
  const side = off ? Math.min(rx, Math.max(rx * 0.5, Math.min(cx - box.left, box.right - cx) * 1.1)) : rx;
  const column = spanAlong(outline, [cx, 0], [0, 1]);
  const top = column?.[0] ?? box.top;
  const eyeY = face ? midY(face) : top + half * (merged ? 0.8 : 1.1);
  // Eyes are at 55 % of a face's height, which gives the end of the face on a body that continues below it.
  const ry = merged ? Math.min(half, Math.max(half * 0.4, (eyeY - top) / 1.1)) : half;
  const cy = merged ? top + ry : midY(box);
  const eyeWidth = eyes[0] ? Math.max(...eyes.map(widthOf)) : side * 0.3;
  const eyeDx =
    eyes.length > 1 && face
      ? (midX(eyes.at(-1) as Extent) - midX(eyes[0] as Extent)) / 2
      : eyes.length === 1
        ? 0
        : side * 0.4;
  const mouth = mouthOf(body, eyeY, ry, cy);
  const hat = hatLine(outline, {
    cx,
    top,
    rx: side,
    ry,
    merged,
    eyesTop: face?.top ?? eyeY - ry * 0.2,
    gap: eyeDx - eyeWidth / 2,
  });
  return {
    part,
    cx,
    cy,
    rx: side,
    ry,
    crown: { cy, rx: merged ? Math.min(side, Math.max(ry, hat.hatWidth * 1.6)) : side, ry },
    skull: outline.path,
    material: 'body',
    eyeY,
    eyeDx,
    eyeWidth,
    mouthY: mouth.y,
    mouthWidth: mouth.width || eyeDx || side * 0.4,
    noseY: (eyeY + mouth.y) / 2,
    ...hat,
  };
}

function mouthOf(
  { spec, roles, extent, scale }: MeasuredBody,
  eyeY: number,
  ry: number,
  cy: number,
): { y: number; width: number } {
  const box = roles.mouth ? extent(roles.mouth) : null;
  if (box) return { y: midY(box), width: widthOf(box) };
  const anchor = spec.anchors.find(({ name }) => name === 'mouth');
  return { y: anchor ? anchor.at[1] / scale : Math.max(eyeY + ry * 0.4, cy + ry * 0.4), width: 0 };
}

interface Crown {
  cx: number;
  top: number;
  rx: number;
  ry: number;
  merged: boolean;
  eyesTop: number;
  /** Half the distance between the inner edges of the eyes. */
  gap: number;
}

function hatLine(
  outline: Outline,
  { cx, top, rx, ry, merged, eyesTop, gap }: Crown,
): { hatY: number; hatWidth: number } {
  // If the eyes are on top of the head, a hat must fit between them.
  if (eyesTop < top + ry * 0.22) return { hatY: top + ry * 0.12, hatWidth: Math.max(gap, rx * 0.3) };
  const kind = merged ? 'merged' : 'head';
  const lowest = Math.min(top + ry * 0.46, eyesTop - ry * 0.1);
  const widthAt = (y: number): number => {
    const span = spanAt(outline, y);
    return span ? Math.min(cx - span[0], span[1] - cx) : 0;
  };
  let hatY = top + ry * 0.1;
  while (hatY < lowest && widthAt(hatY) < rx * BRIM_WIDTH_SHARES[kind]) hatY += ry * 0.02;
  return { hatY, hatWidth: Math.min(rx * 0.92, Math.max(widthAt(hatY), rx * 0.6) * HAT_WIDTH_SHARES[kind]) };
}
