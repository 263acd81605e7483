import { anatomyOf, type Anatomy } from '@/lib/core/rig/anatomy';
import { findRoles, type Pair, type Roles } from '@/lib/core/rig/roles';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { around, outlinesIn, type Extent, type Outline } from './outline';

/** A mascot's rig with the outlines of its parts, in figure pixels. */
export interface MeasuredBody {
  spec: MascotSpec;
  roles: Roles;
  anatomy: Anatomy;
  /**
   * Canvas pixels for one figure pixel; garments are drawn at the size that suits a figure on a canvas of 512 × 512.
   */
  scale: number;
  /** The filled shapes of a part in its default state. */
  shapes(id: string): readonly Outline[];
  /** The bounding box of a part and all its descendants. */
  extent(id: string): Extent | null;
  /** The largest shape of a part, or of its children if it has no drawing itself. */
  bulk(id: string): { part: string; outline: Outline } | null;
}

/** The longer side of the figure that garments are drawn for, in pixels. */
const REFERENCE_FIGURE_PX = 430;
/** A figure whose size relative to that is within these bounds is dressed without scaling. */
const MIN_UNSCALED_SIZE = 0.7;
const MAX_UNSCALED_SIZE = 1.35;

const shown = (part: Part): string => part.states.find(({ name }) => name === part.defaultState)?.svg ?? part.svg;

/** Measures the rig and the shapes of an accepted spec. */
export function bodyOf(spec: MascotSpec): MeasuredBody {
  const [roles, anatomy] = [findRoles(spec), anatomyOf(spec)];
  const box = anatomy.whole(roles.root);
  const size = box ? Math.max(box.right - box.left, box.bottom - box.top) / REFERENCE_FIGURE_PX : 1;
  const scale = size > MIN_UNSCALED_SIZE && size < MAX_UNSCALED_SIZE ? 1 : size;
  const cached = new Map<string, Outline[]>();
  const shapes = (id: string): Outline[] => {
    const before = cached.get(id);
    if (before) return before;
    const part = anatomy.part(id);
    const made = part ? outlinesIn(shown(part), scale) : [];
    cached.set(id, made);
    return made;
  };
  const extent = (id: string): Extent | null =>
    around([
      ...shapes(id).map((shape) => shape.box),
      ...anatomy.children(id).flatMap((child) => extent(child.id) ?? []),
    ]);
  const apart = new Set([
    roles.head,
    roles.shadow,
    ...roles.tail,
    ...roles.eyes,
    roles.mouth,
    ...[roles.arms, roles.legs, roles.frontLegs, roles.ears, roles.wings].flatMap(idsOf),
  ]);
  const bulk = (id: string): { part: string; outline: Outline } | null => {
    const own = biggest(shapes(id));
    if (own) return { part: id, outline: own };
    const below = anatomy
      .children(id)
      .filter((child) => !apart.has(child.id))
      .flatMap((child) => bulk(child.id) ?? []);
    return below.sort((a, b) => b.outline.area - a.outline.area)[0] ?? null;
  };
  return { spec, roles, anatomy, scale, shapes, extent, bulk };
}

/** The ids of a pair of parts, without missing ones. */
export const idsOf = ({ left, right }: Pair): string[] => [left, right].filter((id) => id !== null);

const biggest = (shapes: readonly Outline[]): Outline | null =>
  shapes.reduce<Outline | null>((best, shape) => (best && best.area >= shape.area ? best : shape), null);
