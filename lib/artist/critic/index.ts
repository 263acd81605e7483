import { bestFirst } from '@/lib/core/sheet/candidate-seeds';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { Built } from '../build';
import { figureOf, plainDrawing, repainted } from '../sheet/construct';
import { asked } from './asked';
import { colors } from './colors';
import { type DesignView, viewOf } from './design-view';
import { face } from './face';
import { arms, legs } from './limbs';
import { silhouette } from './silhouette';
import { balance, frame } from './stance';
import { DESIGN_ASPECTS, type DesignAspect, type Verdict } from './verdict';

const JUDGES: Record<DesignAspect, (design: DesignView) => Verdict[]> = {
  asked,
  face,
  arms,
  colors,
  silhouette,
  balance,
  legs,
  frame,
};

/** The number of sentences that explain a design. */
const MAX_REASONS = 3;

/** The verdicts of the critic on a design, with their total cost. */
export interface Critique {
  verdicts: Verdict[];
  cost: number;
}

/** Judges the drawing of a sheet. `built` is its figure without shading, which does not affect the verdicts. */
export function critiqueOf(sheet: CharacterSheet, built: Built): Critique {
  const design = viewOf(sheet, repainted(plainDrawing(sheet, built), sheet));
  const verdicts = DESIGN_ASPECTS.flatMap((aspect) => JUDGES[aspect](design));
  return { verdicts, cost: verdicts.reduce((sum, { cost }) => sum + cost, 0) };
}

/** Builds the figure of a sheet and judges it. */
export const critique = (sheet: CharacterSheet): Critique => critiqueOf(sheet, figureOf(sheet, false));

/** Up to three sentences that explain a design, the aspects with the lowest cost first. */
export const reasonsOf = ({ verdicts }: Critique): string[] =>
  bestFirst(verdicts, ({ cost }) => cost)
    .slice(0, MAX_REASONS)
    .map(({ sentence }) => sentence);
