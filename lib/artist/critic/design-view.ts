import { cover, emptyMask, type Mask } from '@/lib/core/geometry/coverage';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { solidOf } from '@/lib/core/spec/critic/outlines';
import { studyOf, type Study } from '@/lib/core/spec/critic/study';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** The side of a small icon in pixels: there a mascot must still be told. */
export const ICON_PX = 48;

/** A design as the critic sees it: what was asked, and what is seen of each part at rest. */
export interface DesignView {
  sheet: CharacterSheet;
  spec: MascotSpec;
  study: Study;
  /** The cells of the figure, without its shadow. */
  figure: Mask;
  /** The number of those cells. */
  area: number;
  /** The pixels of a cell in a small icon. */
  iconPx: number;
}

/** Prepares a design for all aspects at once. */
export function viewOf(sheet: CharacterSheet, spec: MascotSpec): DesignView {
  const study = studyOf(spec);
  const { grid, owner } = study.picture;
  const figure = Uint8Array.from(owner, (index) => (index >= 0 ? 1 : 0));
  return {
    sheet,
    spec,
    study,
    figure,
    area: figure.reduce((sum, on) => sum + on, 0),
    iconPx: ICON_PX / Math.max(grid.columns, grid.rows),
  };
}

/** These parts and all that they carry, as indices into the rig; empty names are skipped. */
export const branchesOf = ({ study }: DesignView, ids: readonly (string | null)[]): ReadonlySet<number> =>
  new Set(ids.flatMap((id) => (id === null ? [] : [...study.branch(id)])));

/** The cells that the solid drawings of parts cover, also where something lies over them. */
export function coveredBy({ study }: DesignView, indices: ReadonlySet<number>): Mask {
  const { grid } = study.picture;
  const mask = emptyMask(grid);
  for (const index of indices) {
    const id = study.rig.parts[index]?.id;
    for (const { polygons, rule } of id === undefined ? [] : solidOf(study.drawing(id)))
      cover(grid, polygons, rule, (at) => {
        mask[at] = 1;
      });
  }
  return mask;
}
