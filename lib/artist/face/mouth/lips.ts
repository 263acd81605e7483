import type { FigureDraft } from '../../figure';
import { chosenFor } from '../../individual';
import { curve } from '../../shape/curve';
import type { Node } from '../../shape/path';
import { type MouthState, type MouthBox, lineWidth } from './shape';
import { cavity, teeth, round, tongue } from './cavity';

type Laugh = readonly [wide: number, deep: number];

/** The width and depth of a laughing mouth, in half widths: usual, broad, narrow. */
const LAUGHS: readonly [Laugh, ...Laugh[]] = [
  [0.86, 0.92],
  [0.94, 0.84],
  [0.82, 0.95],
];

/** Draws a mouth in one of its states as SVG. */
export function mouthOf(figure: FigureDraft, shape: MouthState, box: MouthBox): string {
  const { ink } = figure;
  const { x, y, w, token } = box;
  const line = (nodes: Node[]) => ink.stroke(curve(nodes), token, lineWidth(figure));
  // A mouth below a snout consists of two arcs from the middle, any other of one curve.
  const upper = (drop: number, reach = 1): Node[] =>
    box.philtrum === null
      ? [
          [x - w * reach, y],
          [x, y + drop * 1.5],
          [x + w * reach, y],
        ]
      : [
          [x - w * reach, y - w * 0.08],
          [x - w * 0.5 * reach, y + drop],
          [x, y - w * 0.02, 0.9],
          [x + w * 0.5 * reach, y + drop],
          [x + w * reach, y - w * 0.08],
        ];
  switch (shape) {
    case 'smile':
      return line(upper(w * 0.34));
    case 'mm':
      return line(upper(w * 0.2, 0.62));
    case 'smirk':
      return line([
        [x - w * 0.5, y + w * 0.16],
        [x + w * 0.2, y + w * 0.22],
        [x + w * 0.85, y - w * 0.16],
      ]);
    case 'sad':
      return line([
        [x - w * 0.66, y + w * 0.4],
        [x, y + w * 0.02],
        [x + w * 0.66, y + w * 0.4],
      ]);
    case 'open':
      return cavity(
        figure,
        box,
        ...(figure.species.form ? LAUGHS[0] : chosenFor(figure.traits, 'laugh', LAUGHS)),
        upper(w * 0.3),
      );
    case 'ah':
      return cavity(figure, box, 0.7, 1.15, upper(w * 0.16, 0.84));
    case 'grin':
      return teeth(figure, box, 1.0, 0.52);
    case 'ee':
      return teeth(figure, box, 0.86, 0.46);
    case 'oh':
      return round(figure, box, 0.42, 0.48);
    case 'surprised':
      return round(figure, box, 0.32, 0.42);
    case 'tongue':
      return line(upper(w * 0.34)) + tongue(figure, box);
    default:
      return shape satisfies never;
  }
}
