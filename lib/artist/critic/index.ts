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

/** How many sentences say why a design is as it is. */
const REASONS = 3;

/** What the critic says of a design, aspect by aspect, and what its faults cost it in all. */
export interface Critique {
  verdicts: Verdict[];
  cost: number;
}

/** Judges what a sheet draws, from its figure without light and shade: they hide no fault and make none. */
export function critiqueOf(sheet: CharacterSheet, built: Built): Critique {
  const design = viewOf(sheet, repainted(plainDrawing(sheet, built), sheet));
  const verdicts = DESIGN_ASPECTS.flatMap((aspect) => JUDGES[aspect](design));
  return { verdicts, cost: verdicts.reduce((sum, { cost }) => sum + cost, 0) };
}

/** Judges what a sheet draws. */
export const critique = (sheet: CharacterSheet): Critique => critiqueOf(sheet, figureOf(sheet, false));

/** Sentences that say why a design is as it is, each true of its drawing: what is best about it comes first. */
export const reasonsOf = ({ verdicts }: Critique): string[] =>
  bestFirst(verdicts, ({ cost }) => cost)
    .slice(0, REASONS)
    .map(({ sentence }) => sentence);
