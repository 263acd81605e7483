import { round } from '../geometry/number-text';
import type { MascotSpec, Part } from '../spec/schema';
import { movedFragment } from '../svg/moved';
import { subtreeOf } from './subtree';

type Point = [number, number];

/** Moves a part with its descendants and their anchors by canvas pixels at rest. */
export function movePart(spec: MascotSpec, id: string, dx: number, dy: number): MascotSpec {
  const moving = subtreeOf(spec.parts, id);
  const point = ([x, y]: Point): Point => [round(x + dx), round(y + dy)];
  const part = (each: Part): Part => ({
    ...each,
    pivot: point(each.pivot),
    svg: movedFragment(each.svg, dx, dy),
    states: each.states.map(({ name, svg }) => ({ name, svg: movedFragment(svg, dx, dy) })),
  });
  return {
    ...spec,
    parts: spec.parts.map((each) => (moving.has(each.id) ? part(each) : each)),
    anchors: spec.anchors.map((anchor) => (moving.has(anchor.part) ? { ...anchor, at: point(anchor.at) } : anchor)),
  };
}
