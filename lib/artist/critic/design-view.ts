import { cover, emptyMask, type Mask } from '@/lib/core/geometry/coverage';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { solidOf } from '@/lib/core/spec/critic/outlines';
import { studyOf, type Study } from '@/lib/core/spec/critic/study';
import type { MascotSpec } from '@/lib/core/spec/schema';

/** The side of a small icon in pixels, at which the face must still be readable. */
export const ICON_PX = 48;

/** A design as the critic judges it: its sheet, its spec, and a raster of its rest pose. */
export interface DesignView {
  sheet: CharacterSheet;
  spec: MascotSpec;
  study: Study;
  /** The cells that the figure covers, without its shadow. */
  figure: Mask;
  /** The number of cells in `figure`. */
  area: number;
  /** The size of a cell in pixels of a small icon. */
  iconPx: number;
}

/** Computes what the judges of all aspects share. */
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

/** The indices in the rig of parts and all their descendants; null ids are skipped. */
export const branchesOf = ({ study }: DesignView, ids: readonly (string | null)[]): ReadonlySet<number> =>
  new Set(ids.flatMap((id) => (id === null ? [] : [...study.branch(id)])));

/** The cells that parts cover with solid shapes, including cells that are hidden behind other parts. */
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
