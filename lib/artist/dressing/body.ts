import { anatomyOf, type Anatomy } from '@/lib/core/rig/anatomy';
import { findRoles, type Pair, type Roles } from '@/lib/core/rig/roles';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { around, outlinesIn, type Extent, type Outline } from './outline';

/** A mascot's tree with its solid shapes, in pixels of the figure. */
export interface MeasuredBody {
  spec: MascotSpec;
  roles: Roles;
  anatomy: Anatomy;
  /** Canvas pixels to one pixel of the figure: garments are drawn for a figure that fills a canvas of 512. */
  scale: number;
  /** Solid shapes of a part at rest. */
  shapes(id: string): readonly Outline[];
  /** The box around a part's own shapes and those of all on it. */
  extent(id: string): Extent | null;
  /** The biggest shape of a part, or of its children when it draws nothing itself. */
  bulk(id: string): { part: string; outline: Outline } | null;
}

/** The longer side of a figure on the canvas that garments are drawn for, in pixels. */
const USUAL_FIGURE_PX = 430;
/** A figure between these shares of the usual size is dressed unscaled. */
const MIN_UNSCALED_SIZE = 0.7;
const MAX_UNSCALED_SIZE = 1.35;

const shown = (part: Part): string => part.states.find(({ name }) => name === part.defaultState)?.svg ?? part.svg;

/** Reads the tree and shapes of an accepted spec. */
export function bodyOf(spec: MascotSpec): MeasuredBody {
  const [roles, anatomy] = [findRoles(spec), anatomyOf(spec)];
  const box = anatomy.whole(roles.root);
  const size = box ? Math.max(box.right - box.left, box.bottom - box.top) / USUAL_FIGURE_PX : 1;
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

/** The ids of a pair, without the gaps. */
export const idsOf = ({ left, right }: Pair): string[] => [left, right].filter((id) => id !== null);

const biggest = (shapes: readonly Outline[]): Outline | null =>
  shapes.reduce<Outline | null>((best, shape) => (best && best.area >= shape.area ? best : shape), null);
