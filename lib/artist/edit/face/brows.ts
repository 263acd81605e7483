import { aboutPivot } from '@/lib/core/geometry/matrix';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { emit } from '@/lib/core/svg/emit';
import { outlinesOf } from '@/lib/core/spec/critic/outlines';
import { boxOf, through } from '../drawing/forms';
import { placed } from '../drawing/place';
import type { Edges } from '@/lib/core/rig/extent';
import type { Paint } from '@/lib/core/paint/drawing';

/**
 * The slope of a brow in degrees from its outer to its inner end; positive if the inner end is higher.
 * `inner` is 1 if the inner end is on the right, else -1.
 */
function slopeOf(svg: string, inner: 1 | -1): number {
  const points = outlinesOf(svg).areas.flatMap(({ polygons }) =>
    polygons.flatMap((polygon) => polygon.flatMap((x, i) => (i % 2 === 0 ? [[x, polygon[i + 1] ?? 0] as const] : []))),
  );
  if (points.length === 0) return 0;
  const [left, right] = [
    points.reduce((a, b) => (b[0] < a[0] ? b : a)),
    points.reduce((a, b) => (b[0] > a[0] ? b : a)),
  ];
  const rise = ((left[1] - right[1]) / Math.max(1, right[0] - left[0])) * inner;
  return (Math.atan(rise) * 180) / Math.PI;
}

/** Rotates a pair of brows to a slope and raises them by a share of the eyes' height, without touching the eyes. */
export function withBrows(
  spec: MascotSpec,
  brows: readonly { id: string; inner: 1 | -1 }[],
  eye: Edges | null,
  tilt: number,
  rise: number,
): MascotSpec {
  const matrices = new Map(
    brows.flatMap(({ id, inner }) => {
      const part = spec.parts.find((each) => each.id === id);
      const box = part && boxOf(part.svg);
      if (!part || !box) return [];
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const turn = -(tilt - slopeOf(part.svg, inner)) * inner;
      const height = eye ? eye.bottom - eye.top : box.bottom - box.top;
      const lowest = eye ? eye.top + height * 0.06 : Infinity;
      const dy = Math.min(-rise * height, Math.max(0, lowest - y));
      return [[id, aboutPivot([x, y], turn, 1, 1, 0, dy)] as const];
    }),
  );
  return placed(spec, matrices, { keepPivots: true });
}

/** A new part for the brow above an eye, for a face that has none. */
export function newBrow(spec: MascotSpec, eye: Part, box: Edges, id: string, paint: Paint): Part {
  const [x, width, height] = [(box.left + box.right) / 2, box.right - box.left, box.bottom - box.top];
  const y = box.top - height * 0.14;
  const half = Math.max(width * 0.55, height * 0.4);
  const svg = emit({
    nodes: [
      through(
        [
          [x - half, y],
          [x, y - half * 0.2],
          [x + half, y],
        ],
        paint,
        Math.max(half * 0.26, Math.max(spec.canvas.width, spec.canvas.height) * 0.008),
      ),
    ],
    gradients: [],
    clips: [],
  });
  return {
    id,
    parent: eye.parent,
    z: eye.z + 1,
    pivot: [Math.round(x * 10) / 10, Math.round(y * 10) / 10],
    rotateLimits: [-25, 25],
    svg,
    states: [],
    defaultState: null,
  };
}
