import type { FigureDraft } from '../../figure';
import { chosenFor } from '../../individual';
import { blob, box as rectangle, curve, ellipse } from '../../shape/curve';
import { pathData, type Node, type Path } from '../../shape/path';
import { type MouthBox, lineWidth } from './shape';

const cavityPath = ({ x, y, w, philtrum }: MouthBox, wide: number, deep: number): Path =>
  blob(
    philtrum === null
      ? [
          [x - w * wide, y + w * 0.02, 0.75],
          [x, y + w * 0.12],
          [x + w * wide, y + w * 0.02, 0.75],
          [x + w * wide * 0.72, y + w * deep * 0.7],
          [x, y + w * deep],
          [x - w * wide * 0.72, y + w * deep * 0.7],
        ]
      : [
          [x - w * wide * 0.94, y + w * 0.1, 0.6],
          [x - w * 0.46, y + w * 0.24],
          [x, y, 0.9],
          [x + w * 0.46, y + w * 0.24],
          [x + w * wide * 0.94, y + w * 0.1, 0.6],
          [x + w * wide * 0.66, y + w * deep * 0.74],
          [x, y + w * deep],
          [x - w * wide * 0.66, y + w * deep * 0.74],
        ],
  );

function inside(figure: FigureDraft, box: MouthBox, hole: Path, id: string, content: string): string {
  const { ink } = figure;
  return (
    `${ink.area(hole, 'mouth')}<defs><clipPath id="${id}"><path d="${pathData(hole)}"/></clipPath></defs><g ` +
    `clip-path="url(#${id})">${content}</g>${ink.stroke(hole, box.token, lineWidth(figure) * 0.8)}`
  );
}

/** Whether an open mouth shows its upper teeth: that of some faces without a snout. */
const hasTeeth = ({ traits, character, species }: FigureDraft, { philtrum }: MouthBox): boolean =>
  philtrum === null &&
  species.eyes !== 'screen' &&
  !character.features.has('fangs') &&
  chosenFor(traits, 'teeth', [true, false]);

/** Draws an open mouth with its tongue. `wide` and `deep` are in half widths of the mouth, `lip` is its upper line. */
export function cavity(figure: FigureDraft, box: MouthBox, wide: number, deep: number, lip: Node[]): string {
  const { x, y, w } = box;
  const lick = ellipse(x, y + w * deep * 1.02, w * wide * 0.52, w * deep * 0.42);
  const buck =
    figure.character.features.has('buck_teeth') || figure.species.snout === 'rabbit'
      ? figure.ink.area(ellipse(x, y + w * 0.2, w * 0.24, w * 0.28, 0.6), 'tooth')
      : '';
  const isGapped = figure.character.features.has('gap_teeth');
  const upper = isGapped
    ? gappedTeeth(figure, box, wide)
    : hasTeeth(figure, box)
      ? figure.ink.area(ellipse(x, y - w * 0.06, w * wide * 0.8, w * 0.26, 0.4), 'tooth')
      : '';
  const lips = box.philtrum === null ? '' : figure.ink.stroke(curve(lip), box.token, lineWidth(figure));
  return (
    inside(
      figure,
      box,
      cavityPath(box, wide, deep),
      `mouth_${Math.round(deep * 100)}`,
      figure.ink.area(lick, 'tongue') + buck + upper,
    ) + lips
  );
}

/** Draws upper teeth on both sides of a gap, which is a little to the right of the middle. */
function gappedTeeth({ ink }: FigureDraft, { x, y, w, philtrum }: MouthBox, wide: number): string {
  const [top, length] = philtrum === null ? [-0.2, 0.5] : [-0.04, 0.5];
  return [
    [-0.8, -0.36],
    [-0.34, 0.04],
    [0.3, 0.72],
  ]
    .map(([from = 0, to = 0]) =>
      ink.area(
        blob([
          [x + w * wide * from, y + w * top, 0.8],
          [x + w * wide * to, y + w * top, 0.8],
          [x + w * wide * to, y + w * (top + length), 0.7],
          [x + w * wide * from, y + w * (top + length), 0.7],
        ]),
        'tooth',
      ),
    )
    .join('');
}

/** Draws an open mouth with its teeth shut, in the same measures. */
export function teeth(figure: FigureDraft, box: MouthBox, wide: number, deep: number): string {
  const { x, y, w } = box;
  const hole = blob([
    [x - w * wide, y - w * 0.02, 0.6],
    [x, y + w * 0.08],
    [x + w * wide, y - w * 0.02, 0.6],
    [x + w * wide * 0.72, y + w * deep * 0.86],
    [x, y + w * deep],
    [x - w * wide * 0.72, y + w * deep * 0.86],
  ]);
  return inside(
    figure,
    box,
    hole,
    `teeth_${Math.round(wide * 100)}`,
    figure.ink.area(ellipse(x, y + w * 0.02, w * wide * 1.1, w * deep * 0.72), 'tooth') +
      (figure.character.features.has('gap_teeth')
        ? figure.ink.area(rectangle(x + w * 0.16, y + w * deep * 0.36, w * 0.26, w * deep * 0.84, 3), 'mouth')
        : ''),
  );
}

/** Draws a round open mouth, in the same measures. */
export function round(figure: FigureDraft, box: MouthBox, wide: number, deep: number): string {
  const { x, y, w } = box;
  const hole = ellipse(x, y + w * 0.22, w * wide, w * deep);
  return inside(
    figure,
    box,
    hole,
    `round_${Math.round(wide * 100)}`,
    figure.ink.area(ellipse(x, y + w * (0.22 + deep), w * wide * 0.7, w * deep * 0.5), 'tongue'),
  );
}

/** Draws a tongue that sticks out. */
export function tongue(figure: FigureDraft, { x, y, w }: MouthBox): string {
  const shape = blob([
    [x + w * 0.04, y + w * 0.16, 0.4],
    [x + w * 0.56, y + w * 0.2, 0.4],
    [x + w * 0.6, y + w * 0.6],
    [x + w * 0.32, y + w * 0.86],
    [x + w * 0.04, y + w * 0.6],
  ]);
  return figure.ink.mass(shape, 'tongue', { width: lineWidth(figure) * 0.8, shade: 0 });
}
