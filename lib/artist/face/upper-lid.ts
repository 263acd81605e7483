import type { FigureDraft } from '../figure';
import { curve } from '../shape/curve';

/** The box of an eye, in figure pixels. */
interface LidBox {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** The shaded edge of the upper lid, which keeps a round eye from staring. */
export function upperLid({ ink }: FigureDraft, { x, y, rx, ry }: LidBox): string {
  const edge = curve([
    [x - rx * 1.04, y - ry * 0.28],
    [x - rx * 0.6, y - ry * 0.86],
    [x, y - ry * 1.02],
    [x + rx * 0.6, y - ry * 0.86],
    [x + rx * 1.04, y - ry * 0.28],
  ]);
  return ink.stroke(edge, 'eye', Math.max(6, rx * 0.3));
}
