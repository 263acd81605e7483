import { isMotionProp } from '../spec/motion-props';
import type { MascotSpec, Part } from '../spec/schema';
import { extentOf, union, type Edges } from './extent';
import { liesBehindParent } from './underlays';

/** The part tree of a spec with its bounding boxes at rest, in canvas pixels. */
export interface Anatomy {
  /** All parts except motion props, which belong to animations and not to the figure. */
  readonly parts: readonly Part[];
  part(id: string): Part | undefined;
  /** Gives the children of a part, without its outline and border layers. */
  children(id: string): Part[];
  /** The number of ancestors of a part. */
  depth(id: string): number;
  isUnder(id: string, ancestor: string): boolean;
  /** Gives the box of the part's own drawing at rest; null without one. */
  own(id: string): Edges | null;
  /** Gives the box of the part and all of its descendants. */
  whole(id: string): Edges | null;
  /** The middle of the part's own drawing, else of its descendants', else its pivot. */
  center(id: string): readonly [number, number];
}

/** Builds the anatomy of a spec. Boxes are approximate (see `extentOf`). */
export function anatomyOf(spec: MascotSpec): Anatomy {
  const byId = new Map(spec.parts.map((part) => [part.id, part]));
  const boxes = new Map(spec.parts.map((part) => [part.id, extentOf(part.svg)]));
  const wholes = new Map<string, Edges | null>();
  const parts = spec.parts.filter((part) => !isMotionProp(part));
  const anatomical = parts.filter((part) => !liesBehindParent(part));
  const children = (id: string): Part[] => anatomical.filter(({ parent }) => parent === id);
  const parentOf = (id: string): string | null => byId.get(id)?.parent ?? null;
  const own = (id: string): Edges | null => boxes.get(id) ?? null;
  const whole = (id: string): Edges | null => {
    const known = wholes.get(id);
    if (known !== undefined) return known;
    const box = union([own(id), ...children(id).map((child) => whole(child.id))]);
    wholes.set(id, box);
    return box;
  };
  const isUnder = (id: string, ancestor: string): boolean => {
    const parent = parentOf(id);
    return parent !== null && (parent === ancestor || isUnder(parent, ancestor));
  };
  const depth = (id: string): number => {
    const parent = parentOf(id);
    return parent === null ? 0 : depth(parent) + 1;
  };
  const center = (id: string): readonly [number, number] => {
    const box = own(id) ?? whole(id);
    return box ? middle(box) : (byId.get(id)?.pivot ?? [0, 0]);
  };
  return { parts, part: (id) => byId.get(id), children, depth, isUnder, own, whole, center };
}

/** The middle of a box. */
export const middle = (box: Edges): readonly [number, number] => [
  (box.left + box.right) / 2,
  (box.top + box.bottom) / 2,
];

/** The area of a box in square pixels; 0 for none. */
export const areaOf = (box: Edges | null): number => (box ? (box.right - box.left) * (box.bottom - box.top) : 0);

/** Whether a box contains a point; `inset` shrinks the box on every side by a share of its size. */
export function holds(box: Edges, [x, y]: readonly [number, number], inset = 0): boolean {
  const [dx, dy] = [(box.right - box.left) * inset, (box.bottom - box.top) * inset];
  return x >= box.left + dx && x <= box.right - dx && y >= box.top + dy && y <= box.bottom - dy;
}
