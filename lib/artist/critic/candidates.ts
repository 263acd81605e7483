import { bestFirst, seedsBeside } from '@/lib/core/sheet/candidate-seeds';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { figureOf } from '../sheet/construct';
import { SPECIES, type SpeciesId } from '../species';
import { type Critique, critiqueOf } from '.';
import { type GlanceTraits, glanceOf, likeness } from './likeness';

/** One of the drawings that are compared, with its verdicts and its traits at a glance. */
export interface Candidate {
  sheet: CharacterSheet;
  critique: Critique;
  glance: GlanceTraits;
}

/** The cost of a candidate that looks just like an existing character. */
const LIKENESS_COST = 0.8;

/** The sheets to compare: the given one, then the same one with other seeds. What the sheet states never changes. */
export function candidatesOf(sheet: CharacterSheet): CharacterSheet[] {
  const stated = { ...sheet, ...whoItIs(sheet) };
  return seedsBeside(sheet.seed).map((seed) => ({ ...stated, seed }));
}

/**
 * A person's skin, hair and haircut as the first seed gives them. They are fixed, so that the critic does not prefer
 * some people to others.
 */
function whoItIs(sheet: CharacterSheet): Partial<Pick<CharacterSheet, 'colors' | 'face'>> {
  if (!SPECIES[sheet.subject.kind as SpeciesId].human) return {};
  const { colors, cut } = figureOf(sheet, false).figure.character;
  const { skin, hair } = colors;
  return {
    colors: { ...(skin ? { skin } : {}), ...(hair ? { hair } : {}), ...sheet.colors },
    face: { ...sheet.face, hair: cut },
  };
}

/** Draws and judges a candidate. */
export function judged(sheet: CharacterSheet): Candidate {
  const built = figureOf(sheet, false);
  return { sheet, critique: critiqueOf(sheet, built), glance: glanceOf(sheet, built) };
}

/** The glance traits of the given characters that have the kind and style of a new one. */
export const glancesOf = (sheets: readonly CharacterSheet[], { subject, direction }: CharacterSheet): GlanceTraits[] =>
  sheets
    .filter((sheet) => sheet.subject.kind === subject.kind && sheet.direction === direction)
    .map((sheet) => glanceOf(sheet, figureOf(sheet, false)));

/** The candidates from best to worst. Candidates with similar costs keep their order. */
export const ranked = (candidates: readonly Candidate[], known: readonly GlanceTraits[] = []): Candidate[] =>
  bestFirst(candidates, ({ critique, glance }) => {
    const alike = Math.max(0, ...known.map((other) => likeness(glance, other)));
    return critique.cost + LIKENESS_COST * alike ** 2;
  });
