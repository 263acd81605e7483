import type { MascotSpec, Part } from '../spec/schema';
import { parentsFirst } from './tree';

/** A part for the solver: its parent as an index, its drawings by state. */
export interface RigPart extends Pick<Part, 'id' | 'z' | 'pivot' | 'rotateLimits' | 'defaultState'> {
  /** Index of the parent in `Rig.parts`, -1 for the root. */
  parent: number;
  /** Drawings by state name; the part's own under null. */
  drawings: ReadonlyMap<string | null, string>;
}

/** A spec prepared to be posed many times a second. */
export interface Rig {
  spec: MascotSpec;
  width: number;
  height: number;
  /** Parents before children. */
  parts: readonly RigPart[];
  /** The index of each id in `parts`. */
  index: ReadonlyMap<string, number>;
  /** Indices of `parts` in paint order: lowest z first, then the order of the spec. */
  paintOrder: readonly number[];
  palette: ReadonlyMap<string, string>;
}

const rigs = new WeakMap<MascotSpec, Rig>();

const rigPart = (part: Part, index: ReadonlyMap<string, number>): RigPart => ({
  ...part,
  parent: index.get(part.parent ?? '') ?? -1,
  drawings: new Map([[null, part.svg], ...part.states.map(({ name, svg }) => [name, svg] as const)]),
});

/** The rig of an accepted spec, made once for each spec object. */
export function rigOf(spec: MascotSpec): Rig {
  const known = rigs.get(spec);
  if (known) return known;
  const ordered = parentsFirst(spec);
  const index = new Map(ordered.map(({ id }, i) => [id, i]));
  const painted = [...spec.parts].sort((a, b) => a.z - b.z);
  const rig: Rig = {
    spec,
    width: spec.canvas.width,
    height: spec.canvas.height,
    parts: ordered.map((part) => rigPart(part, index)),
    index,
    paintOrder: painted.map(({ id }) => index.get(id) ?? 0),
    palette: new Map(spec.palette.map(({ name, color }) => [name, color])),
  };
  rigs.set(spec, rig);
  return rig;
}
