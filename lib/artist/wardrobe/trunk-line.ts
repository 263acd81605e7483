import type { FigureDraft } from '../figure';
import { pathData } from '../shape/path';

/** Cuts a drawing at the trunk's outline. */
export function onTrunk(figure: FigureDraft, id: string, svg: string): string {
  return (
    `<defs><clipPath id="trunk_${id}"><path d="${pathData(figure.torso.path)}"/></clipPath></defs><g ` +
    `clip-path="url(#trunk_${id})">${svg}</g>`
  );
}

/** A ring around the neck as clothes have at the collar. */
export function collarY(figure: FigureDraft): number {
  return figure.torso.merged
    ? figure.torso.neckY
    : figure.torso.neckY + (figure.torso.waistY - figure.torso.neckY) * 0.02;
}
