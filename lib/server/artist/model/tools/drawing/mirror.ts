import type { Matrix } from '@/lib/core/geometry/matrix';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { placed } from '@/lib/artist/edit/drawing/place';

/** A name with left and right exchanged; unchanged if it has neither. */
export const otherSide = (id: string): string =>
  id
    .split('_')
    .map((word) => (word === 'left' ? 'right' : word === 'right' ? 'left' : word))
    .join('_');

/** The x of the upright axis that a drawing is mirrored about: that of its root, else the canvas' middle. */
export const axisOf = ({ parts, canvas }: MascotSpec): number =>
  parts.find(({ parent }) => parent === null)?.pivot[0] ?? canvas.width / 2;

/** The partner of a part on the other side: its drawings, joint and limits mirrored, on the partner of its parent. */
export function partnerOf(spec: MascotSpec, part: Part): Part {
  const matrix: Matrix = [-1, 0, 0, 1, 2 * axisOf(spec), 0];
  const [mirrored = part] = placed({ ...spec, parts: [part], anchors: [] }, new Map([[part.id, matrix]])).parts;
  const parent = part.parent === null ? null : otherSide(part.parent);
  return {
    ...mirrored,
    id: otherSide(part.id),
    parent: spec.parts.some(({ id }) => id === parent) ? parent : part.parent,
    rotateLimits: part.rotateLimits && [-part.rotateLimits[1], -part.rotateLimits[0]],
  };
}
