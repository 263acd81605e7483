import type { ArmFrame } from '../figure';
import type { BodySide } from '../body/side';
import { SIDES } from '../figure';
import type { Point } from '../shape/path';
import type { MeasuredBody } from './body';
import { around, heightOf, midX, midY, widthOf } from './outline';

/** The part ids of an arm, from the shoulder outward. */
export function armChain({ roles }: MeasuredBody, side: BodySide): string[] {
  return [roles.arms[side], roles.forearms[side], roles.hands[side]].filter((id) => id !== null);
}

/**
 * Measures both arms.
 * A single arm stands for both sides; null if the figure has no part that could hold a prop.
 */
export function armsOf(body: MeasuredBody): Record<BodySide, ArmFrame> | null {
  const [left, right] = SIDES.map((side) => armOf(body, side));
  if (!left && !right) return null;
  return { left: left ?? (right as ArmFrame), right: right ?? (left as ArmFrame) };
}

function armOf(body: MeasuredBody, side: BodySide): ArmFrame | null {
  const { spec, anatomy, scale, shapes } = body;
  const chain = armChain(body, side);
  const anchor = spec.anchors.find(({ name }) => name === `hand_${side}`);
  const handPart = anchor?.part ?? chain.at(-1);
  if (!handPart) return null;
  const first = anatomy.part(chain[0] ?? handPart);
  const pivot = (id: string | undefined): Point => {
    const [x, y] = anatomy.part(id ?? '')?.pivot ?? [0, 0];
    return [x / scale, y / scale];
  };
  const shoulder = pivot(first?.id);
  const hasHand = body.roles.hands[side] === handPart;
  const box = around(shapes(handPart).map((shape) => shape.box));
  const tip = tipOf(body, handPart, pivot(handPart));
  const thick = box ? Math.min(widthOf(box), heightOf(box)) : 24;
  const width = armWidth(body, chain) ?? thick;
  const handRadius = hasHand ? thick / 2 : width * 0.62;
  const hand: Point = anchor
    ? [anchor.at[0] / scale, anchor.at[1] / scale]
    : hasHand && box
      ? [midX(box), midY(box)]
      : inward(tip, pivot(handPart), handRadius);
  const fore = hasHand && chain.length > 1 ? anatomy.part(chain.at(-2) ?? '') : null;
  return {
    shoulder,
    elbow: chain[1] ? pivot(chain[1]) : [(shoulder[0] + hand[0]) / 2, (shoulder[1] + hand[1]) / 2],
    hand,
    width,
    handRadius,
    handPart,
    ...(fore ? { fore: { part: fore.id, z: fore.z } } : {}),
  };
}

/** The point of a part that is farthest from its pivot. */
function tipOf({ shapes }: MeasuredBody, id: string, [px, py]: Point): Point {
  let best: Point = [px, py];
  let far = -1;
  for (const { polygons } of shapes(id)) {
    for (const polygon of polygons) {
      for (let i = 0; i + 1 < polygon.length; i += 2) {
        const [x = 0, y = 0] = [polygon[i], polygon[i + 1]];
        const distance = Math.hypot(x - px, y - py);
        if (distance > far) [far, best] = [distance, [x, y]];
      }
    }
  }
  return best;
}

function inward([x, y]: Point, [toX, toY]: Point, by: number): Point {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return [x + ((toX - x) * by) / length, y + ((toY - y) * by) / length];
}

/** The average thickness of an arm: its area divided by its length. */
function armWidth({ shapes }: MeasuredBody, chain: readonly string[]): number | null {
  const [first] = chain;
  const shape = first ? shapes(first)[0] : undefined;
  if (!shape) return null;
  const length = Math.hypot(widthOf(shape.box), heightOf(shape.box));
  return Math.min(length, (shape.area / Math.max(1, length)) * 1.25);
}
