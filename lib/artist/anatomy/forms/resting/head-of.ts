import type { FigureDraft } from '../../../figure';
import type { Point } from '../../../shape/path';
import { addEars } from '../../ears';
import { addExtras } from '../../extras';
import { faceFrame } from '../../frame';
import { addHead } from '../../head';
import { skullPath } from '../../heads';
import { addHeadAnchors } from '../../root';

/** The half height of a resting head, in pixels of the reference figure. */
const HALF_HEAD = 92;

/** Adds the head of a resting animal about a centre, with its ears and features; `half` is its share of the usual. */
export function addRestingHead(figure: FigureDraft, [cx, cy]: Point, half = 1): void {
  const { ink, species, traits, character, unit: u } = figure;
  const ry = HALF_HEAD * half * u * ink.look.head * character.shape.head * (species.shape?.head ?? 1);
  const rx = ry * (species.wide ?? 1.1) * traits.headWidth;
  const skull = skullPath(species.head ?? 'round', cx, cy, rx, ry, ink.look.square, traits.cheeks);
  const material = species.paleHead || character.species === 'sheep' ? 'belly' : 'body';
  figure.head = faceFrame(figure, { part: 'head', material, skull, cx, cy, rx, ry });
  addHead(figure, cy + ry * 0.5);
  addEars(figure);
  addExtras(figure);
  addHeadAnchors(figure);
}
