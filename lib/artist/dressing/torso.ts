import type { HeadFrame, TorsoFrame } from '../figure';
import type { Outline } from './outline';
import { heightOf, midX, midY, spanAt, widthOf } from './outline';

/** A trunk that is wider than high by this factor, with its head to one side, is that of a quadruped. */
const MIN_LYING_RATIO = 1.1;

/** The distance between the mouth and clothes at the neck, as a share of half the head's height. */
const CHIN_SHARE = 0.42;
/** The distance from the centre of an open mouth to its lower edge, as a share of its width. */
const MOUTH_DROP_SHARE = 0.3;
/** The height of a collar above the neck line, in figure pixels. */
const COLLAR_HEIGHT_PX = 16;

/** Measures where clothes are drawn on a trunk below a head. */
export function torsoFrame(
  part: string,
  outline: Outline,
  head: HeadFrame,
  headBottom: number,
  unit: number,
): TorsoFrame {
  const { box } = outline;
  const [cx, half] = [midX(box), widthOf(box) / 2];
  const lean = head.cx - cx;
  if (widthOf(box) > heightOf(box) * MIN_LYING_RATIO && Math.abs(lean) > half * 0.35)
    return lying(part, outline, head, lean);
  const height = heightOf(box);
  const usual = Math.min(box.top + height * 0.4, Math.max(box.top + height * 0.03, headBottom - 5 * unit));
  const neckY = Math.min(box.bottom - height * 0.1, Math.max(usual, head.mouthY + head.ry * CHIN_SHARE));
  const waistY = Math.max(neckY + height * 0.2, box.top + height * 0.58);
  const at = (y: number): number => halfAt(outline, y) ?? half * 0.7;
  const waist = at(waistY);
  return {
    part,
    cx,
    neckY,
    waistY,
    hemY: box.bottom,
    neck: Math.min(at(neckY), waist * 1.1),
    waist,
    hem: waist * 0.86,
    path: outline.path,
    merged: false,
  };
}

/** Measures the trunk of a quadruped, whose clothes hang at the chest below the head. */
function lying(part: string, { box, path }: Outline, head: HeadFrame, lean: number): TorsoFrame {
  const [rx, ry] = [widthOf(box) / 2, heightOf(box) / 2];
  const inward = lean < 0 ? 1 : -1;
  return {
    part,
    cx: head.cx + inward * head.rx * 0.14,
    neckY: Math.max(head.mouthY + head.ry * CHIN_SHARE, Math.min(head.cy + head.ry * 1.1, midY(box) + ry * 0.5)),
    waistY: midY(box) + ry * 0.55,
    hemY: midY(box) + ry * 0.9,
    neck: rx * 0.5,
    waist: rx * 0.46,
    hem: rx * 0.5,
    path,
    merged: false,
  };
}

/** Measures a body without a separate head, whose clothes begin below the mouth. */
export function mergedTorso(part: string, outline: Outline, head: HeadFrame, unit: number): TorsoFrame {
  const { box } = outline;
  const height = heightOf(box);
  const hemY = box.bottom - height * 0.04;
  const usual = Math.min(box.bottom - height * 0.14, Math.max(head.mouthY + 46 * unit, box.top + height * 0.62));
  const neckY = Math.min(
    hemY - 1,
    Math.max(usual, head.mouthY + head.mouthWidth * MOUTH_DROP_SHARE + COLLAR_HEIGHT_PX * unit),
  );
  const waistY = (neckY + hemY) / 2;
  const span = spanAt(outline, neckY);
  // A face to one side, as on a fish, has its neck behind it, so clothes stay in the middle of the body.
  const cx = span ? (span[0] + span[1]) / 2 : midX(box);
  const at = (y: number): number => (halfAt(outline, y) ?? widthOf(box) * 0.4) * 0.9;
  return {
    part,
    cx,
    neckY,
    waistY,
    hemY,
    neck: at(neckY),
    waist: at(waistY),
    hem: at(hemY - height * 0.06),
    path: outline.path,
    merged: true,
  };
}

function halfAt(outline: Outline, y: number): number | null {
  const span = spanAt(outline, y);
  return span ? (span[1] - span[0]) / 2 : null;
}
