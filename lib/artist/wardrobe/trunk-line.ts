import type { FigureDraft } from '../figure';
import { pathData } from '../shape/path';

/** Clips a drawing to the trunk's outline. */
export function onTrunk(figure: FigureDraft, id: string, svg: string): string {
  return (
    `<defs><clipPath id="trunk_${id}"><path d="${pathData(figure.torso.path)}"/></clipPath></defs><g ` +
    `clip-path="url(#trunk_${id})">${svg}</g>`
  );
}

/** The y of the collar of clothes, in figure pixels. */
export function collarY(figure: FigureDraft): number {
  return figure.torso.merged
    ? figure.torso.neckY
    : figure.torso.neckY + (figure.torso.waistY - figure.torso.neckY) * 0.02;
}
