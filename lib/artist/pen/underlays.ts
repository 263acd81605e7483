import type { Ink } from '../shape/ink';
import { type Path, shift } from '../shape/path';
import type { PartDraft } from '../figure';

/** The z of a sticker's border: behind all outlines, in front of the ground shadow. */
const BORDER_Z = -80;
/** The z of outer outlines: behind all parts. */
export const SILHOUETTE_Z = -70;

/** The underlays of a part: its outer outline, and the pale border of a sticker. */
export function underlaysOf(draft: PartDraft, ink: Ink): PartDraft[] {
  const { silhouette, weight, border, line } = ink.look;
  if (!draft.rims?.length) return [];
  const rims = draft.rims;
  const layer = (ending: string, z: number, draw: (path: Path) => string): PartDraft => ({
    id: `${draft.id}_${ending}`,
    parent: draft.id,
    z,
    pivot: draft.pivot,
    limits: null,
    stage: draft.stage,
    svg: rims.map(draw).join(''),
  });
  const token = line === 'ink' ? 'ink' : 'outline';
  return [
    ...(silhouette > 0
      ? [layer('outline', SILHOUETTE_Z, (path) => ink.stroke(shift(path, ...weight), token, silhouette * 2))]
      : []),
    ...(border > 0
      ? [layer('border', BORDER_Z, (path) => ink.stroke(path, 'border', border) + ink.area(path, 'border'))]
      : []),
  ];
}
