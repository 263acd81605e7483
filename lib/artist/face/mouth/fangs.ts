import type { FigureDraft } from '../../figure';
import { blob } from '../../shape/curve';
import type { MouthState, MouthBox } from './shape';

/** Draws the fangs of a figure that has them, except on a round mouth. */
export function fangs(figure: FigureDraft, shape: MouthState, { x, y, w }: MouthBox): string {
  if (!figure.character.features.has('fangs') || shape === 'oh' || shape === 'surprised') return '';
  return [-1, 1]
    .map((s) =>
      figure.ink.area(
        blob([
          [x + s * w * 0.34, y + w * 0.16, 0.6],
          [x + s * w * 0.6, y + w * 0.14, 0.6],
          [x + s * w * 0.46, y + w * 0.52, 0.6],
        ]),
        'tooth',
      ),
    )
    .join('');
}
