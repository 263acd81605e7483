import type { Paint } from '@/lib/core/paint/drawing';
import { emit } from '@/lib/core/svg/emit';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import type { DrawingNode, DrawingShape } from '@/lib/core/paint/drawing';
import { boxOf, filled, through } from '../drawing/forms';
import { blob, ellipse } from '../../shape/curve';
import type { FeelingMouth } from './moods';

function shapesOf(nodes: readonly DrawingNode[]): DrawingShape[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? shapesOf(node.children) : [node]));
}

/** Draws a mouth in another shape with the line of the existing one; null if there is nothing to draw. */
export function drawnMouth(svg: string, shape: FeelingMouth): string | null {
  const box = boxOf(svg);
  if (!box) return null;
  const [x, y, w] = [
    (box.left + box.right) / 2,
    (box.top + box.bottom) / 2,
    Math.max((box.right - box.left) / 2, (box.bottom - box.top) / 2),
  ];
  const stroke = shapesOf(drawingOf(svg).nodes)
    .map((each) => each.stroke)
    .find((each) => each !== null && each.paint.kind !== 'none');
  const fill = shapesOf(drawingOf(svg).nodes)
    .map((each) => each.fill)
    .find((each) => each.kind === 'token' || each.kind === 'color');
  const paint: Paint = stroke?.paint ?? fill ?? { kind: 'color', color: '#2b2233' };
  const width = Math.min(stroke?.width ?? w * 0.2, w * 0.4);
  return emit({ nodes: FORMS[shape](x, y, w, paint, width), gradients: [], clips: [] });
}

const FORMS: Readonly<
  Record<FeelingMouth, (x: number, y: number, w: number, paint: Paint, width: number) => DrawingShape[]>
> = {
  smile: (x, y, w, paint, width) => [
    through(
      [
        [x - w * 0.9, y - w * 0.2],
        [x, y + w * 0.32],
        [x + w * 0.9, y - w * 0.2],
      ],
      paint,
      width,
    ),
  ],
  mm: (x, y, w, paint, width) => [
    through(
      [
        [x - w * 0.5, y],
        [x, y + w * 0.1],
        [x + w * 0.5, y],
      ],
      paint,
      width,
    ),
  ],
  sad: (x, y, w, paint, width) => [
    through(
      [
        [x - w * 0.7, y + w * 0.3],
        [x, y - w * 0.14],
        [x + w * 0.7, y + w * 0.3],
      ],
      paint,
      width,
    ),
  ],
  open: (x, y, w, paint, width) => {
    const hole = blob([
      [x - w * 0.85, y - w * 0.24, 0.7],
      [x, y - w * 0.12],
      [x + w * 0.85, y - w * 0.24, 0.7],
      [x + w * 0.55, y + w * 0.42],
      [x, y + w * 0.62],
      [x - w * 0.55, y + w * 0.42],
    ]);
    return [
      filled(hole, paint),
      filled(ellipse(x, y + w * 0.4, w * 0.36, w * 0.18), { kind: 'color', color: '#f27a87' }),
      through(
        [
          [x - w * 0.85, y - w * 0.24],
          [x, y - w * 0.12],
          [x + w * 0.85, y - w * 0.24],
        ],
        paint,
        width * 0.8,
      ),
    ];
  },
  surprised: (x, y, w, paint) => [filled(ellipse(x, y + w * 0.12, w * 0.36, w * 0.46), paint)],
  ee: (x, y, w, paint, width) => {
    const lips = blob([
      [x - w * 0.9, y - w * 0.2, 0.6],
      [x, y - w * 0.1],
      [x + w * 0.9, y - w * 0.2, 0.6],
      [x + w * 0.6, y + w * 0.3],
      [x, y + w * 0.38],
      [x - w * 0.6, y + w * 0.3],
    ]);
    return [
      {
        ...filled(lips, { kind: 'color', color: '#fffdf6' }),
        stroke: {
          paint,
          opacity: 1,
          width: Math.round(width * 9) / 10,
          cap: 'round',
          join: 'round',
          miterLimit: 4,
          dash: [],
          dashOffset: 0,
        },
      },
    ];
  },
};
