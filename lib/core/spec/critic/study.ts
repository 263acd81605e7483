import { anatomyOf, type Anatomy } from '../../rig/anatomy';
import { rigOf, type Rig, type RigPart } from '../../rig/rig';
import { findRoles, type Roles } from '../../rig/roles';
import type { MascotSpec } from '../schema';
import { pictureOf, type PartRaster } from './picture';

/** A mascot prepared for the rules: its rig at rest, without parts outside the figure. */
export interface Study {
  rig: Rig;
  roles: Roles;
  anatomy: Anatomy;
  readonly picture: PartRaster;
  /** Whether a part belongs to the figure: a shadow, steam and things on the floor do not. */
  isFigure(id: string): boolean;
  part(id: string): RigPart | undefined;
  /** The part's drawing at rest, empty when it has none. */
  drawing(id: string): string;
  /** The part and all of its descendants, as indices into `rig.parts`. */
  branch(id: string): ReadonlySet<number>;
}

/** Prepares an accepted spec once for all rules. */
export function studyOf(spec: MascotSpec): Study {
  const rig = rigOf(spec);
  const [roles, anatomy] = [findRoles(spec), anatomyOf(spec)];
  const aside = new Set([roles.shadow, ...roles.floor, ...roles.steam]);
  const isFigure = (id: string): boolean => !aside.has(id);
  const part = (id: string): RigPart | undefined => rig.parts[rig.index.get(id) ?? -1];
  let picture: PartRaster | null = null;
  return {
    rig,
    roles,
    anatomy,
    isFigure,
    part,
    // Painted when a rule first needs it: some never do.
    get picture() {
      return (picture ??= pictureOf(rig, isFigure));
    },
    drawing: (id) => {
      const known = part(id);
      return known?.drawings.get(known.defaultState) ?? '';
    },
    branch: (id) => {
      const found = new Set([rig.index.get(id) ?? -1]);
      rig.parts.forEach(({ parent }, index) => {
        if (found.has(parent)) found.add(index);
      });
      return found;
    },
  };
}
